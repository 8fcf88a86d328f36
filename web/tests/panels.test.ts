import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import hexes from '../fixtures/hexes.json';
import Board from '../src/board/Board.svelte';
import { Camera } from '../src/board/camera.svelte';
import { noMarks } from '../src/board/marks';
import { drawer } from '../src/dock/drawer.svelte';
import GameOver from '../src/dock/GameOver.svelte';
import Log from '../src/dock/Log.svelte';
import PreviewCard from '../src/dock/PreviewCard.svelte';
import QuestionPanel from '../src/dock/QuestionPanel.svelte';
import { draftFor, type AllotDraft, type DiceDraft, type TargetDraft } from '../src/game/drafts';
import { language } from '../src/i18n/language.svelte';
import { hexes as hexMaps, kinds } from '../src/parts';
import TextQuestion from '../src/text/TextQuestion.svelte';
import TextScene from '../src/text/TextScene.svelte';
import type { Question } from '../src/wire/question';
import type { SceneView } from '../src/wire/scene';
import type { Preview } from '../src/wire/preview';
import { ask, loadTexts, thePreviews, theScene, theView } from './fixtures';

beforeAll(async () => {
  await Promise.all([kinds.fetch(), hexMaps.fetch()]);
});
beforeEach(async () => {
  await loadTexts();
  language.choose('en');
});
afterEach(cleanup);

function panel(question: Question, more: Record<string, unknown> = {}) {
  const draft = draftFor(question, theScene);
  const confirm = vi.fn();
  const accept = vi.fn();
  render(QuestionPanel, {
    question,
    draft,
    scene: theScene,
    preview: null,
    sending: false,
    confirm,
    accept,
    point: vi.fn(),
    ...more,
  });
  return { draft, confirm, accept };
}

describe('the question panel', () => {
  test('figures say who they are, and light up on the table when their row has the focus', async () => {
    const point = vi.fn();
    for (const kind of ['allot', 'select'] as const) {
      panel(ask(kind), { point });
      expect(screen.getByText('leader, rifle')).toBeTruthy();
      expect(screen.getByText('machine gun')).toBeTruthy();
      expect(screen.getByText(/rifle, pinned/)).toBeTruthy();
      const [first] = screen.getAllByRole(kind === 'allot' ? 'radio' : 'button');
      first?.focus();
      expect(point).toHaveBeenLastCalledWith('rifles.1');
      cleanup();
    }
  });

  test('beyond nine answers there is no key, and no empty box for one', () => {
    const choose = ask('choose');
    const options = Array.from({ length: 12 }, (_, i) => ({ id: `o${i}`, label: { id: `Answer ${i}` } }));
    panel({ ...choose, options });
    const keys = [...document.querySelectorAll('.ans kbd')].map((key) => key.textContent);
    expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('what lies on the table without a leader is placed in words of its own', () => {
    const place = ask('place');
    panel({ ...place, tokens: [{ token: 'template', shape: 'template', radius: 1.5 }], suggestion: null });
    expect(screen.getByText(/Click where it shall lie/)).toBeTruthy();
    cleanup();
    panel({ ...place, suggestion: null });
    expect(screen.getByText(/where its leader shall stand/)).toBeTruthy();
    expect((screen.getByRole('button', { name: /Show where it stands/ }) as HTMLButtonElement).disabled).toBe(true);
  });

  test('the question stands in plain words, with its rule', () => {
    panel(ask('choose'));
    expect(screen.getByRole('heading', { name: 'What does the Rifle section do?' })).toBeTruthy();
    expect(screen.getByText('fubar.action.list')).toBeTruthy();
  });

  test('choosing an option changes what the wide button says, and the button gives it', async () => {
    const { draft, confirm } = panel(ask('choose'));
    await fireEvent.click(screen.getByRole('radio', { name: /Assault/ }));
    expect(draft.answer()).toBe('assault');
    await fireEvent.click(screen.getByRole('button', { name: /^Assault/ }));
    expect(confirm).toHaveBeenCalledOnce();
  });

  test('a refused option stays in sight with its reason and rule, and cannot be chosen', async () => {
    const { draft } = panel(ask('choose'));
    const refused = screen.getByRole('radio', { name: /Mount the truck/ });
    expect(refused.textContent).toContain('the truck must be in contact');
    await fireEvent.click(refused);
    expect(draft.answer()).toBeNull();
    await fireEvent.click(screen.getByText('transport.contact'));
    expect(drawer.rule).toBe('fubar.transport.contact');
  });

  test('only who is ours stands beside our name; an enemy that acts is named by the question', () => {
    panel({ ...ask('choose'), subject: 'raiders' });
    expect(document.querySelector('section.q .eyebrow')?.textContent).not.toContain('Raiders');
    cleanup();
    panel(ask('choose'));
    expect(document.querySelector('section.q .eyebrow')?.textContent).toContain('Rifle section');
  });

  test('a note that fits stands on the line of its answer', () => {
    const options = [
      { id: 'a', label: { id: 'Activate Machine-gun team' }, note: { id: 'Needs 4+.' } },
      { id: 'b', label: { id: 'Activate the heavy machine-gun team' }, note: { id: 'Needs 4+.' } },
    ];
    panel({ ...ask('choose'), kind: 'choose', suggestion: null, options } as Question);
    expect(screen.getAllByRole('radio').map((radio) => radio.classList.contains('long'))).toEqual([false, true]);
  });

  test('an answer that the preview refuses cannot be given', () => {
    panel(ask('target'), { preview: thePreviews.blocked, refused: true });
    expect((screen.getByRole('button', { name: /Attack Raiders/ }) as HTMLButtonElement).disabled).toBe(true);
    expect(document.querySelector('.pv .reason')?.textContent).toContain('No sight: the building blocks it.');
  });

  test('a suggestion is one button away', async () => {
    const { accept } = panel(ask('place'));
    await fireEvent.click(screen.getByRole('button', { name: /Place for me/ }));
    expect(accept).toHaveBeenCalledOnce();
  });

  test('shares are given figure by figure', async () => {
    const { draft } = panel(ask('allot'));
    const group = screen.getByRole('radiogroup', { name: 'Rifle section 1' });
    await fireEvent.click(group.querySelectorAll('button')[2] as Element);
    expect((draft as AllotDraft).shares['rifles.1']).toBe('pinned');
  });

  test('split fire opens a line per figure', async () => {
    const { draft } = panel(ask('target'));
    await fireEvent.click(screen.getByRole('button', { name: /Split the attack/ }));
    expect(screen.getAllByRole('combobox')).toHaveLength(5);
    expect((draft as TargetDraft).shots?.['rifles.1']).toEqual({ weapon: 'rifle', at: 'raiders' });
  });

  test('typed dice are complete with the last one', async () => {
    const { draft } = panel(ask('dice'));
    for (const face of ['6', '6', '1', '2', '3']) await fireEvent.click(screen.getByRole('button', { name: face }));
    expect((draft as DiceDraft).answer()).toEqual([6, 6, 1, 2, 3]);
  });

  test('every kind of question can be drawn', () => {
    for (const kind of ['choose', 'select', 'allot', 'move', 'place', 'target', 'hex', 'dice'] as const) {
      panel(ask(kind));
      expect(screen.getByRole('heading')).toBeTruthy();
      cleanup();
    }
  });

  test('the language changes without a reload', async () => {
    panel(ask('target'));
    expect(screen.getByText('Hold back')).toBeTruthy();
    language.choose('it');
    await tick();
    expect(screen.getByText('Non attaccare')).toBeTruthy();
  });
});

describe('a look aside', () => {
  test('while another target is looked at the card says what the button still does', async () => {
    const question = ask('target');
    const targets = question.targets.map((target) => ({ ...target, reasons: undefined }));
    const aimed = panel({ ...question, targets }, { preview: thePreviews.target }).draft as TargetDraft;
    const [first, second] = aimed.open;
    aimed.pick(first!);
    aimed.hovered = first!;
    await tick();
    expect(screen.queryByText(/Only a look/)).toBeNull();
    aimed.hovered = second!;
    await tick();
    expect(screen.getByText(/Only a look: the button still says/)).toBeTruthy();
  });
});

describe('preview, log and end', () => {
  test('every modifier stands with its value and its rule, the odds in words too', () => {
    render(PreviewCard, { preview: thePreviews.target, unit: 'in' });
    expect(screen.getByText('Target in light cover')).toBeTruthy();
    expect(screen.getByText('cover.light')).toBeTruthy();
    expect(screen.getByRole('img', { name: /Raiders lost: 0 11.6%, 1 31.2%/ })).toBeTruthy();
  });

  test('a reckoning ends in its number, and what belongs to none stands after it', () => {
    render(PreviewCard, { preview: thePreviews.target, unit: 'in' });
    expect(screen.getByLabelText('comes to 6').textContent).toBe('= 6');
    expect(screen.getAllByText('Target in light cover')).toHaveLength(1);
    expect(screen.getByText('fubar.shoot.pinned'.replace('fubar.', ''))).toBeTruthy();
  });

  test('odds say what best play would bring, and claim to be exact only where nothing is assumed', () => {
    const [line] = thePreviews.target.odds;
    const { unmount } = render(PreviewCard, { preview: thePreviews.target, unit: 'in' });
    expect(screen.getByText('exact')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'if each side chooses best: 0 20%, 1 80%' })).toBeTruthy();
    unmount();
    const guessed = { ...thePreviews.target, odds: [{ ...line!, assuming: { id: 'fx-fact-hit' }, best: undefined }] };
    render(PreviewCard, { preview: guessed as Preview, unit: 'in' });
    expect(screen.queryByText('exact')).toBeNull();
    expect(screen.queryByRole('img', { name: /chooses best/ })).toBeNull();
  });

  test('the log shows sentences newest first, dice with success and failure in words', () => {
    render(Log, { props: { events: theView.events, scene: theScene } });
    const lines = screen.getByRole('log').querySelectorAll('.ev');
    expect(lines[0]?.textContent).toContain('Rifle section 6 is pinned.');
    expect(screen.getByRole('img', { name: '6, success' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '2, failure' })).toBeTruthy();
  });

  test('the end names the winner, the score and the rule', () => {
    const lines = [{ id: 'fubar-score-losses', side: 'A', points: 5, why: 'fubar.victory.losses' }];
    render(GameOver, {
      view: { ...theView, result: { winner: 'A', points: [5, 3], why: 'fubar.victory.points', lines } },
    });
    expect(screen.getByRole('heading', { name: 'Victory: Border Guard.' })).toBeTruthy();
    expect(screen.getByText('5 – 3')).toBeTruthy();
    expect(screen.getByText('fubar.victory.points')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /fubar-score-losses/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Watch the replay' })).toBeTruthy();
  });

  test('at the end of a replay nobody is sent to the replay', () => {
    render(GameOver, {
      view: { ...theView, result: { winner: 'A', points: [5, 3], why: 'fubar.victory.points', lines: [] } },
      watched: true,
    });
    expect(screen.getByRole('heading', { name: 'Victory: Border Guard.' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Watch the replay' })).toBeNull();
  });
});

describe('the board and its twin in words', () => {
  test('every token has a name with side and state', () => {
    render(Board, { scene: theScene, camera: new Camera(), marks: noMarks() });
    expect(screen.getByRole('img', { name: 'Rifle section 6, Border Guard, pinned' })).toBeTruthy();
    expect(document.querySelectorAll('[data-token]')).toHaveLength(theScene.tokens.length);
  });

  test('a map in words speaks the language of its reader', () => {
    language.choose('it');
    render(TextScene, { scene: hexes.view.scene as unknown as SceneView });
    expect(screen.getAllByText(/^strada: /).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^sacchi di sabbia: .* (O|SO|NO|E|SE|NE)/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^(road|sandbags): /)).toBeNull();
  });

  test('every unit, zone and piece of terrain is in the text', () => {
    render(TextScene, { scene: theScene });
    expect(screen.getAllByRole('row')).toHaveLength(theScene.units.length + theScene.sides.length);
    expect(screen.getAllByText(/Wood, light cover/)).toHaveLength(3);
    expect(screen.getByText(/Crossroads: 21 32.6, radius 3/)).toBeTruthy();
  });

  test('the text asks the same question and takes the same answers', async () => {
    const give = vi.fn();
    render(TextQuestion, { question: ask('choose'), scene: theScene, give });
    await fireEvent.click(screen.getByRole('button', { name: 'Walk' }));
    expect(give).toHaveBeenCalledWith('walk');
    await fireEvent.click(screen.getByRole('button', { name: 'Mount the truck' }));
    expect(give).toHaveBeenCalledOnce();
  });
});
