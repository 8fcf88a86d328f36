/** What can be printed of a table: Warfare's is a map of hexes, all others are sand with pieces on it. */
const ofTable = (system: string): string => (system === 'warfare' ? 'map' : 'plan,terrain');

/** The print shop with the table of a scenario; of one in hexes also its counters. */
export function scenarioToPrint(system: string, scenario: string, layout: number): string {
  const what = system === 'warfare' ? 'counters,map' : ofTable(system);
  return `/print/${system}?what=${what}&scenario=${encodeURIComponent(scenario)}&layout=${layout}`;
}

/** The print shop with the table of a game that is played or was. */
export function gameToPrint(system: string, game: string): string {
  return `/print/${system}?what=${ofTable(system)},reference&game=${encodeURIComponent(game)}`;
}

/** The print shop with the roster and the chronicle of a campaign, and the army's sheet. */
export function campaignToPrint(system: string): string {
  return `/print/${system}?what=army,forms`;
}
