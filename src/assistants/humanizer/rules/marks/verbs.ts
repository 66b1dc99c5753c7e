/**
 * Overstated verbs, and plain ones. `source = choices ; unless`: a source may have a particle; a star makes it a strong mark, a
 * tilde a weak one; after the semicolon are the neighbouring words that give it another meaning. A caret: its base form and the
 * one in -s are nouns as well.
 */
export const VERBS = `
*delve into, *delve deeper into, *delve deep into = examine, look into
*underscore = show, stress, point to
*showcase = show, present
*spearhead = lead, drive
*embark on, *embark upon = start, begin
*pave the way for = open the way for, make room for
*shed light on, *shed new light on = clarify, explain
*epitomize, *epitomise = show, stand for
*unveil that = find that, show that
*unveil = reveal, show
*grapple with = face, struggle with
utilize, utilise = use, work with
harness = use, draw on ; safety|wiring
facilitate = support, help
elucidate = explain, clarify
bolster = strengthen, support
foster = encourage, support ; care|parent|parents|child|children|home|homes|family|families
garner = gain, win
necessitate = require, call for
commence = begin, start
ascertain = establish, find out
exacerbate = worsen, add to
encompass = cover, include
augment = increase, add to
streamline = simplify, speed up
underpin = support, lie behind
revolutionize, revolutionise = change, transform
reshape = change, alter
ameliorate = improve, ease
exemplify = show, illustrate
culminate in = end in, lead to
posit = argue, hold
transcend = go beyond, exceed
amplify = increase, add to ; signal|signals|sound|DNA|gene|genes|PCR|voltage|current
accentuate = stress, bring out
endeavour to, endeavor to = try to, aim to
nurture = support, build
propel = drive, push
permeate = run through, affect
pertain to = concern, relate to
^champion = support, argue for ; world|league|national
intertwine = link, connect
cater to = serve, meet
impede = hinder, slow
^witness = see, go through
boast = have, offer
orchestrate = arrange, direct
~^highlight = show, point to
~enhance = improve, strengthen
~mitigate = reduce, lessen ; circumstances|factors|climate
~^leverage = use, draw on ; financial|operating|ratio|ratios|buyout|buyouts|highly|debt
~possess = have, hold
~elevate = raise, lift ; blood|temperature|levels|pressure|glucose|risk|mood
~illuminate = clarify, explain ; light|lamp|lamps|sun|room
`

/** Plainer words, used on request; good authors write the longer ones too, so they mark nothing. */
export const PLAIN_VERBS = `
demonstrate = show, make clear
^exhibit = show, have ; museum
depict = show, describe
undertake = carry out, do
assist = help, support
attempt to = try to, aim to
reside in = live in, stay in
emphasize, emphasise = stress, point out
^encounter = meet, face ; clinical
envisage, envision = expect, plan
attain = reach, gain
^purchase = buy, pay for ; order|orders|price|intention|decision|power|parity
cease = stop, end
`
