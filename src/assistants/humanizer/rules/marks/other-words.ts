/**
 * Overstated nouns, adjectives and adverbs. `source = choices ; before | after`: after the semicolon are the neighbouring words
 * that give it another meaning. A star makes a strong mark, a tilde a weak one. A plus gives a noun its plural. An empty choice
 * leaves the word out.
 */
export const OTHER_WORDS = `
*groundbreaking, ground-breaking = major, original
*ever-evolving, ever-changing, constantly evolving = changing, shifting
*rapidly evolving, rapidly changing, fast-paced = fast-changing, changing
*meticulous = careful, close
*meticulously = carefully, closely
*cutting-edge = modern, new
*seamless = smooth, easy
*seamlessly = smoothly, easily
*tapestry+ = mix, web
*beacon of hope = sign of hope, source of hope
*burgeoning = growing, rising
*game-changer+ = turning point, major change
*indelible = lasting ; ink
*intricate interplay = interaction, close link
*delicate balance = balance, trade-off
intricate = complex, complicated
intricacies = details, finer points
profoundly = deeply ; deaf
indispensable = essential
tangible = real, visible ; asset|assets|property
unparalleled = unmatched
interconnected = linked, connected
interplay+ = interaction, link
realm+ = area, field
cornerstone+ = basis, foundation
utilization, utilisation = use, application ; capacity|credit|ratio|ratios|land|memory|resource|service|services|health|healthcare|rate|rates|bed
myriad = many, countless ; of|a
paramount = essential, most important
undeniably, undoubtedly, unquestionably, indisputably = 
remarkably, strikingly = 
pervasive = widespread
~crucial = essential ; moment|time|point|stage|period|decision|question|test|game
~vital = essential ; sign|signs|statistics|records|registration|organ|organs|capacity|event|events|parameter|parameters|function|functions
~in-depth = detailed, close ; interview|interviews|interviewing
~stark = sharp, clear
`

/** Plainer words, used on request. */
export const PLAIN_WORDS = `
numerous = many, a great many
approximately = about, roughly
individuals = people
whilst = while, although
amongst = among, between
upon = on, after ; based|depend|depends|depended|depending|once|contingent|call|called|embark|agreed
frequently = often, many times
predominantly = mainly, mostly
primarily = mainly, chiefly
`
