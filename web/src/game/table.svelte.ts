import { untrack } from 'svelte';
import { Counsel } from '../advice/counsel.svelte';
import { Camera } from '../board/camera.svelte';
import { SMALL } from '../board/camera';
import { toDrawing } from '../board/scale';
import { t } from '../i18n/texts.svelte';
import type { Json, Point } from '../wire/message';
import { AllotDraft, DiceDraft, DrillDraft, MoveDraft, TargetDraft, working } from './drafts';
import { actorPlaces, otherPlaces } from './framing';
import { sentences } from './notice';
import { overlay } from './overlay';
import { Planning } from './planning.svelte';
import { consideredOf, Session, type Considered } from './session.svelte';
import { Tools } from './tools.svelte';
import { chairOf, keepChair, sitsAbove } from './turned';

/** What is looked at for so many milliseconds is asked about. */
const REST_MS = 150;

/** One game as a reader has it before them: what they see, hold and point at, and what that asks of the server. */
export class Table {
  readonly session: Session;
  readonly tools = new Tools();
  readonly camera = new Camera();
  readonly planning: Planning;
  readonly counsel: Counsel;

  constructor(readonly game: string) {
    this.session = new Session(game);
    this.planning = new Planning(this.session);
    this.counsel = new Counsel(this.session);
  }

  get scene() {
    return this.session.scene;
  }

  get question() {
    return this.session.question;
  }

  get draft() {
    return this.question ? this.session.draft : null;
  }

  readonly unitShown = $derived.by(() => this.scene?.units.find((unit) => unit.id === this.tools.selected) ?? null);

  /** Where distances are counted from: whoever is asked. */
  readonly from = $derived.by((): Point | null => {
    const { scene, question } = this;
    const own = scene?.tokens.find(
      (token) => question && (token.id === question.subject || (token.unit === question.subject && token.leader)),
    );
    return own ? [own.x, own.y] : null;
  });

  readonly marks = $derived.by(() => {
    const { scene, question, draft, tools, session, planning } = this;
    if (!scene) return null;
    const { preview, inspected } = session;
    return overlay({ scene, question, draft, preview, inspected, tools, planning, trails: session.stage.trails });
  });

  /** The enemy under the pointer while one of ours is asked what to do: what firing at it would bring. */
  readonly considered = $derived.by((): string | null => {
    const { question, draft } = this;
    if (this.tools.tool !== 'select' || !question?.subject) return null;
    const own = working(draft);
    if (own instanceof TargetDraft || own instanceof MoveDraft || own instanceof AllotDraft) return null;
    // What a squad would do to its target stands in its own lists.
    if (own instanceof DrillDraft && own.together && own.at !== null) return null;
    // The attack is under way: its dice are asked for, not what it might bring.
    if (own instanceof DiceDraft) return null;
    const token = this.scene?.tokens.find((entry) => entry.id === this.tools.hovered);
    return token && token.side !== question.side ? token.unit : null;
  });

  private readonly pointing = $derived.by((): Considered | null => consideredOf(this.draft));

  /** While the page stands: what is pointed at is asked about. */
  follow(): void {
    $effect(() => this.session.consider(this.pointing));
    $effect(() => this.wonder());
    $effect(() => this.lookOver());
    $effect(() => this.callBack());
    this.planning.follow();
    $effect(() => this.sitDown());
  }

  /** What firing at the enemy under the pointer would bring, or how far the chosen unit goes. */
  private wonder(): (() => void) | undefined {
    const { session, tools } = this;
    const [from, to] = [this.question?.subject, this.considered];
    if (tools.tool !== 'select') return;
    session.inspect(null);
    const unit = working(this.draft) instanceof MoveDraft ? null : tools.selected;
    if (!(from && to) && !unit) return;
    const query: Record<string, Json> = from && to ? { tool: 'target', from, to } : { tool: 'reach', unit };
    const rest = setTimeout(() => session.inspect(query), REST_MS);
    return () => clearTimeout(rest);
  }

  /** A squad of which somebody cannot go as far as it was sent, or that was sent past its ring, goes as far that way as all of it can. */
  private callBack(): void {
    const { draft, session } = this;
    const told = session.current;
    if (!(draft instanceof DrillDraft) || !told || told.legal || !draft.together || !draft.lead) return;
    const past = untrack(() => draft.wanted !== null);
    if (past || told.reasons[0]?.why === draft.chosenDrill?.why) untrack(() => draft.callBack());
  }

  /** Whoever sets up at the upper edge sees the table from there; who plays several sides does not walk round it. */
  private sitDown(): void {
    const { scene, session } = this;
    if (!scene || session.held.length !== 1) return;
    const before = chairOf(this.game);
    const above = before ?? sitsAbove(scene, session.side);
    if (above === null) return;
    if (before === null) keepChair(this.game, above);
    this.camera.turned = above;
  }

  /** Somebody looked for a unit by its name. */
  find(unit: string): void {
    this.tools.selected = unit;
    const token = this.scene?.tokens.find((entry) => entry.unit === unit);
    if (!this.scene || !token) return;
    this.tools.focused = token.id;
    this.camera.reveal(toDrawing(this.scene.board, token.x, token.y));
  }

  /** The table from its other edge. */
  turn(): void {
    this.camera.turned = !this.camera.turned;
    keepChair(this.game, this.camera.turned);
  }

  /** What whoever is asked sees of the other end of the line of sight. */
  private lookOver(): void {
    const { scene, tools } = this;
    if (tools.tool !== 'sight' || !tools.sightTo || !scene) return;
    const mine = (side: string): boolean => scene.sides.some((entry) => entry.mine && entry.id === side);
    const eye = this.question?.subject || tools.selected || scene.tokens.find((token) => mine(token.side))?.unit;
    // While a ghost lies on the table all lines are those of the ghost.
    if (eye && !this.planning.outlook) this.session.inspect({ tool: 'sight', from: eye, to: tools.sightTo });
  }

  /** A new question moves the reader's eye; the sheet below a small board will rise by so many pixels. */
  lookAtQuestion(rise: number): void {
    const { scene, question, camera } = this;
    if (!question || !scene) return;
    const actor = actorPlaces(scene, question);
    camera.settle();
    if (camera.window.width >= SMALL) {
      if (actor[0]) camera.reveal(actor[0]);
    } else if (actor.length > 0) {
      // Who is asked what to do needs the ground in reach in sight, which is worked out a moment later.
      const most = question.kind === 'choose' ? 0.55 : 0.8;
      camera.frame([...actor, ...otherPlaces(scene, question)], most, rise);
    }
  }

  confirm(): void {
    const { session, draft } = this;
    const answer = draft?.answer() ?? null;
    if (answer !== null && !this.refused) void session.give(answer, draft?.first?.() ?? []);
  }

  /** Whether the rules refuse what the draft would answer now. */
  get refused(): boolean {
    const answer = this.draft?.answer() ?? null;
    return answer !== null && this.session.refuses(answer, this.draft?.first?.() ?? []);
  }

  /** Sets a unit up where the rules propose; anything else is what the computer would do, by a second press. */
  accept(): void {
    const { question } = this;
    const suggestion = question?.suggestion ?? null;
    if (question?.kind === 'place' && suggestion !== null) void this.session.give(suggestion);
    else if (question) void this.counsel.press();
  }

  undo(): void {
    const { session } = this;
    if (!session.view) return;
    const { allowed, reasons } = session.view.undo;
    if (allowed) return void session.undo();
    session.notice = {
      sentence: sentences(reasons) || t('undo-nothing'),
      rules: reasons.map((reason) => reason.why).filter(Boolean),
      bad: false,
    };
  }
}
