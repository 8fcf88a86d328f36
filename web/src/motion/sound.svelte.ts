/** Short, quiet sounds, made on the spot; off until somebody switches them on. */

const KEPT = 'sandtable.sound';
/** −18 dB, and no sound is longer than this. */
const LOUD = 0.126;
const SECONDS = 0.08;

type Voice = { type: OscillatorType; from: number; to: number; seconds?: number };

const VOICES = {
  /** A die settles. */
  tick: { type: 'triangle', from: 1900, to: 1200, seconds: 0.03 },
  /** Somebody falls. */
  thud: { type: 'sine', from: 130, to: 55 },
  /** A shot is declared, a card is played, a counter is turned over. */
  snap: { type: 'square', from: 420, to: 160, seconds: 0.04 },
  slip: { type: 'sine', from: 520, to: 880 },
} as const satisfies Record<string, Voice>;

export type Sounding = keyof typeof VOICES;

class Sound {
  on = $state(typeof localStorage !== 'undefined' && localStorage.getItem(KEPT) === 'on');
  private context: AudioContext | null = null;

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? 'on' : 'off');
    if (on) this.play('tick');
  }

  /** Makes a sound after so many milliseconds; nothing while it is switched off or where nothing can sound. */
  play(name: Sounding, delay = 0): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    const context = this.context;
    void context.resume();
    const voice: Voice = VOICES[name];
    const start = context.currentTime + delay / 1000;
    const end = start + (voice.seconds ?? SECONDS);
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = voice.type;
    tone.frequency.setValueAtTime(voice.from, start);
    tone.frequency.exponentialRampToValueAtTime(voice.to, end);
    loudness.gain.setValueAtTime(LOUD, start);
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}

export const sound = new Sound();
