/** Voice, for the start of the program. */

// The store of sounds, and routes
export { audioRoute } from './audio-route.ts'
export { enginesRoute } from './engines-route.ts'
export { openVoice } from './voice.ts'

// Personal data, and what is cleared from time to time
export { ownsSound } from './audio-store.ts'
export { voicePersonalData } from './personal-data.ts'
export { startVoiceRetention } from './retention.ts'
