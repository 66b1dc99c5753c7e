/** Voice, for screens. */

// Answering
export { MainButton } from './answering/main-button.tsx'
export { SideButtons } from './answering/side-buttons.tsx'
export { TypeInstead, type Typing } from './answering/type-instead.tsx'
// Listening: which recogniser, the microphone, the silence
export { DataLine } from './data-line.tsx'
export { LevelMeter } from './microphone/level-meter.tsx'
export { BeforeRecording } from './recogniser/before-recording.tsx'
export { WhoHears } from './recogniser/recogniser-choice.tsx'
export { type AskedBack, HeardWords } from './recognition/heard-words.tsx'
// Speaking
export { SaidNow } from './sound/current-sentence.tsx'
export { openSound } from './sound/open-sound.ts'
export { createPlayer, type Player, replay } from './sound/player.ts'
export { usePlaying, useSaying } from './sound/use-playing.ts'
export { useSound } from './sound/use-sound.ts'
// Recordings that were not answered yet
export { forgetRecordings } from './turn/forget-recordings.ts'
export { browserRecordings, type KeptRecording, type KeptRecordings } from './turn/kept-recordings.ts'
export { SilenceRing } from './turn/silence-ring.tsx'
export { NeverAnswered } from './turn/unanswered-turns.tsx'
export { useElapsed } from './turn/use-elapsed.ts'
// All a screen needs to be spoken with
export { type SpokenTalkHere, useSpokenTalk } from './turn/use-spoken-talk.ts'
