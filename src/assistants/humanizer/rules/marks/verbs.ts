/**
 * Overstated verbs, and plain ones. `source = choices ; unless`: a source may have a particle; a star makes it a strong mark, a
 * tilde a weak one; after the semicolon are the neighbouring words that give it another meaning. A caret: its base form and the
 * one in -s are nouns as well.
 */
export const VERBS = `
*delve into, *delve deeper into, *delve deep into = examine, look into
*underscore = underline, show
*spearhead = lead, drive
*embark on, *embark upon = start, begin
*pave the way for = open the way for, make room for
*shed light on, *shed new light on = clarify
*unveil that = find that, show that
*unveil = reveal
*grapple with = struggle with
utilize, utilise = use
harness = use ; safety|wiring
elucidate = explain, clarify
bolster = strengthen
foster = encourage, support ; care|parent|parents|child|children|home|homes|family|families
garner = gain
necessitate = require
commence = begin, start
ascertain = establish, find out
exacerbate = worsen
streamline = simplify
revolutionize, revolutionise = transform
reshape = change, alter
exemplify = illustrate, show
culminate in = end in
transcend = go beyond
endeavour to, endeavor to = try to, aim to
pertain to = concern, relate to
^champion = support ; world|league|national
intertwine = link
boast = have ; about|of|that
~enhance = improve ; risk|risks|corrosion|absorption|uptake|toxicity|expression|mortality|contrast|greenhouse|warming|erosion|degradation|rate|rates|effect|effects|sensitivity|permeability|resistance|virulence|inflation|stigma|inequality
~mitigate = reduce ; circumstances|factors|climate
~^leverage = use ; financial|operating|ratio|ratios|buyout|buyouts|highly|debt
~possess = have
~elevate = raise ; blood|temperature|levels|pressure|glucose|risk|mood
~illuminate = clarify ; light|lamp|lamps|sun|room
`

/** Plainer words, used on request; good authors write the longer ones too, so they mark nothing. */
export const PLAIN_VERBS = `
demonstrate = show
^exhibit = show ; museum
depict = show
undertake = carry out ; to
assist = help
attempt to = try to, aim to
reside in = live in ; power|authority|problem|value|strength|solution|answer|difference|meaning
emphasize, emphasise = stress, point out
^purchase = buy ; order|orders|price|intention|decision|power|parity
cease = stop ; to
`
