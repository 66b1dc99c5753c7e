/** Words that carry grammar rather than content. Kept short: a research text needs words like "between". */
const LIST = `a about above after again against all also although am among an and any are as at be because been
before being below between both but by can cannot could did do does doing done down during each either else ever
every few for from further had has have having he her here hers herself him himself his how however i if in into is
it its itself just least less let many may me might more most much must my myself neither no nor not now of off on
once one only onto or other others our ours ourselves out over own per perhaps quite rather same shall she should
since so some such than that the their theirs them themselves then there therefore these they this those though
through thus to too toward towards under until up upon us very via was we were what when where whereas whether which
while who whom whose why will with within without would yet you your yours yourself`

export const STOP_WORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/))
