/** Words of any session, whatever the thesis: no hint for a transcriber. */
export const COMMON_WORDS = `a about above academic accept access according account achieve across act action actually add after again against age ago
agree all allow almost alone along already also although always am among an analyse analysed analysis and another answer any anyone anything
apply approach are area areas argue around as ask asked assume at available average away back bad based basic basically be because become been
before began begin behind being believe below best better between big both bring but by call came can cannot care carry case cases cause
certain change changes chapter check child children choice choose chose chosen clear clearly close collect collected come common community
compare compared complete concept conclude conclusion condition confidence consider control correct cost could country course data day days
decide decided define depend describe design determine develop did difference differences different difficult directly discuss discussion do
does doing done down due during each early easy education effect effects eight either else end enough especially even ever every everyone
everything evidence exactly example examples expect expected experience explain explained fact factor factors family far few field figure
final finally find finding findings first five focus follow following follows for found four framework from full future gap gather gave
general generally get give given go goes going good got government great group groups grow had half hand happen happened hard has have having
he health help her here high higher him his home how however hundred hypothesis i idea ideas if impact important improve in include included
increase indeed indicate influence information instead instrument interest interesting interview interviews into investigate is issue it its
itself just keep kind kinds knew know knowledge known lack large last later lead learn learned least less let level levels life like likely
limitation limitations limited line literature little local long look looked lot low lower made main mainly major make makes making management
many may maybe me mean meaning means measure measured method methodology methods might million mind model money month more most much must my
myself name national nature near need needed needs never new next nine no not note nothing now number objective objectives observed of off
often okay old on once one only open opinion or order original other others our out outcome over overall own page paper part participants
particular past pattern people percent percentage perhaps period person place plan play please point points policy poor population positive
possible practice prefer present problem problems process project proved provide provided public purpose put qualitative quantitative question
questionnaire questions quite random rate rather read ready real really reason reasons received recommend recommendation recommendations reduce
regarding related relation relationship relevant reliability reliable remain repeat report reported represent research researcher respond
respondents response responses rest result results review right role said same sample sampling saw say says scale school schools second section
see seem seemed seen selected sense set seven several shall she short should show showed shown shows significance significant similar simple
simply since situation six size skip small so social society some someone something sometimes sorry sort sources speak specific start started
state statement statistical statistics step still stop strategy strength strong structure student students studied studies study such suggest
suggests support sure survey system table take taken talk teacher teachers tell ten tend term terms test tested than thank thanks that the
their them theme themes themselves then theory there therefore these they thing things think third this those though thought thousand three
through thus time times to today together told too took topic toward towards trends true trust try trying turn two type types under understand
understanding university until up us use used useful uses using usually valid validity value variable variables various very view want wanted
was way ways we weak weakness well went were what when where whether which while who whole whom whose why will with within without word work
worked working works world would write written wrote year years yes yet you your yourself zero eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety um uh`
