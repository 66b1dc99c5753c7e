/** Voice, for screens. */

// All a screen needs to be spoken with
export { useSpokenTalk, type SpokenTalkHere } from './turn/use-spoken-talk.ts'

// Answering
export { MainButton } from './answering/main-button.tsx'
export { MomentButton, MuteButton } from './answering/side-buttons.tsx'
export { TypeInstead, type Typing } from './answering/type-instead.tsx'
export { useWriting } from './answering/use-writing.ts'

// Listening: which recogniser, the microphone, the silence
export { DataLine } from './data-line.tsx'
export { LevelMeter } from './microphone/level-meter.tsx'
export { BeforeRecording } from './recogniser/before-recording.tsx'
export { WhoHears } from './recogniser/recogniser-choice.tsx'
export { type AskedBack, HeardWords } from './recognition/heard-words.tsx'
export { askedBack } from './turn/asked-back.ts'
export { SilenceRing } from './turn/silence-ring.tsx'
export { useElapsed } from './turn/use-elapsed.ts'

// Recordings that were not answered yet
export { forgetRecordings } from './turn/forget-recordings.ts'
export { browserRecordings, type KeptRecording, type KeptRecordings } from './turn/kept-recordings.ts'
export { NeverAnswered } from './turn/unanswered-turns.tsx'

// Speaking
export { SaidNow } from './sound/current-sentence.tsx'
export { openSound } from './sound/open-sound.ts'
export { createPlayer, replay, type Player } from './sound/player.ts'
export { usePlaying, useSaying } from './sound/use-playing.ts'
export { useSound } from './sound/use-sound.ts'
