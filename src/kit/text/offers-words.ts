/** Whether quotation marks hold words for somebody to say or to write, and no quotation: by what stands before and behind them. */
const OFFERS =
  /(?:^|[.!?;:]\s+|,\s+|\n[\s\d.)*•-]*|\b(?:then|and|or|just|simply|can|could|may|might|should|(?:try|want|need|have) to) )(?:say|write|answer|reply|add|begin|start|open|end)\b(?:(?! pages? \d)[^.?!“”"])*$|(?:^|[.!?]\s+)for (?:example|instance)[,:]?\s*$/i
const PLACED = /^\s*(?:\[\^?\d+\]\s*)?[(,]?\s*(?:on |in )?(?:page|table|chapter) \d/i

export const offersWords = (before: string, behind = ''): boolean =>
  !PLACED.test(behind) && OFFERS.test(before)
