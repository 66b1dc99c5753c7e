/** The words the mending rules know. Short on purpose: it is downloaded by a phone. */

/** Countable nouns in the singular; the plural is made by rule, or stands after a slash. */
export const NOUNS = `
ability account activity adult advantage age aim analysis/analyses animal answer approach area argument article aspect assignment association attitude author
behaviour belief benefit book boy brother business car case cause challenge chapter chart child/children church city class clinic college company community
computer concept conclusion condition consequence constraint cost country course crop customer decision definition degree department design difference difficulty disadvantage
disease district doctor document driver effect element employee employer enterprise example exam experience expert factor family farm farmer father feature finding
firm friend function gap girl goal graph group guide habit hospital house household hypothesis/hypotheses idea impact industry institution instrument interview interviewee
invention issue job journal journey language law lecture lecturer lesson letter level library limitation loan machine manager market meaning measure member method
mistake mother nation need nurse objective office officer opinion opportunity option organisation organization outcome owner page paper parent parcel participant
party patient pattern percentage person/people phone place plan plant policy practice price principle problem procedure process product program programme project
province pupil purpose question questionnaire rate reason recommendation region relationship report researcher resource respondent response result risk road role room
rule sample scale scheme school section sector sentence service shop situation skill society solution source stage statement step story strategy street student study subject
success suggestion survey system table target task teacher technique test text theme theory thesis/theses thing tool topic town trader trend type unit university
user value variable vehicle vendor village visitor way week woman/women man/men word worker year youth
detail club newspaper magazine crime tree barrier stakeholder borehole supplier seller buyer symptom infection treatment category indicator event framework perspective dimension assumption intervention campaign message fee tax salary budget expense
learner 
friendship car bus month day hour minute ingredient tourist product advertisement building government leader picture dream hobby neighbour neighbor
`
export const PEOPLE = `adult author boy brother child customer doctor driver employee employer expert farmer father friend girl interviewee lecturer man manager member mother nurse officer owner parent participant patient person pupil researcher respondent student learner teacher tourist trader user vendor visitor woman worker leader neighbour neighbor`
/** Also used of a group, a mass or an activity, so that the plain form proves nothing. */
export const GROUPS = `government family group community company party class youth department business society household organisation organization institution association university school college success practice process need rate age church analysis experience law effort industry fish`
/** Where "is" and "was" are right after a plural. */
export const MEASURES = `years months weeks days hours minutes people ages causes needs measures means practices processes pages`

/** Without a plural, and without "a". */
export const MASS = `information advice knowledge equipment furniture homework evidence feedback luggage machinery software hardware progress traffic infrastructure livestock money rice maize research literature vocabulary slang electricity poverty pollution unemployment drainage accommodation sanitation rainfall concrete transport fertiliser fertilizer charcoal`

/** Nothing can be done to anybody with these, so that they have no passive. */
export const INTRANSITIVE = `go come arrive happen exist occur belong depend agree disagree become begin consist remain survive succeed participate suffer communicate contribute concentrate travel live fall cope collaborate recover lack seek intend`

export const ADJECTIVES = `good bad big small new old young long short high low great large little different important other same own main major minor key common certain recent first second third last next best better worst poor rich strong weak free full hard easy clear simple single whole certain local rural urban public private female male human social similar real true early late main previous further recent small-scale`

/** Only ever verbs; a stem in -e, -y or a consonant is inflected by rule. */
export const VERBS_ONLY = `improve reduce provide achieve collect ensure develop create solve understand know find become allow include require receive believe choose learn teach explain describe compare consider consist depend belong happen exist occur contain involve obtain examine investigate determine identify indicate agree disagree arrive begin bring build buy speak write read eat go come give get make take think tell say see seem sell send spend keep lose meet mean hear hold grow forget encourage enjoy expect enable affect apply avoid conduct prevent protect produce prove publish recommend remain remember replace solve suffer suggest improve travel organise organize analyse analyze adopt attend communicate concentrate contribute cultivate decide deliver destroy discover discuss earn educate emphasise emphasize establish evaluate exceed follow generate introduce invite maintain motivate participate perceive prefer prepare relate rely select separate specialise specialize succeed survive employ seek intend confirm reveal assess satisfy cope generalise generalize inform enforce guarantee practise promote recover demonstrate facilitate implement utilise utilize collaborate lack`
/** Also nouns or adjectives. */
export const OTHER_VERBS = `help need want use show work study change increase decrease start try live like love play look feel call ask run move leave face support result lead cause focus experience plan produce interview answer base travel drive cost have do`

/** base past participle */
export const IRREGULARS = `go went gone, take took taken, write wrote written, begin began begun, see saw seen, become became become, eat ate eaten, give gave given, choose chose chosen, do did done, come came come, run ran run, break broke broken, speak spoke spoken, drive drove driven, know knew known, grow grew grown, show showed shown, fall fell fallen, drink drank drunk, get got got, make made made, find found found, think thought thought, teach taught taught, buy bought bought, bring brought brought, build built built, say said said, tell told told, sell sold sold, send sent sent, spend spent spent, keep kept kept, lose lost lost, meet met met, mean meant meant, hear heard heard, hold held held, forget forgot forgotten, leave left left, feel felt felt, have had had, understand understood understood, lead led led, read read read, cost cost cost, learn learned learned`
