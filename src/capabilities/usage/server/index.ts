/** Usage, for the server side of others. */

// Services with a meter: they reserve from the day’s fair share, call, and count what was used
export { meteredImage } from './metered-image.ts'
export { meteredSeconds } from './metered-seconds.ts'
export { meteredText } from './metered-text.ts'

// The meter itself
export { reserveUpTo } from './fair-use.ts'
export { recordUsage, type UsedBy } from './record-usage.ts'
