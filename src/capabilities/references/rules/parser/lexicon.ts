/**
 * Words that say what a part of a reference is, by what they say: closed classes of ordinary words in the languages in which
 * references are most often written. No title, person or journal is named here.
 */
const wordList = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean)

/** A word may stand in several classes; the first that holds it speaks for it. */
export const WORD_CLASSES: Readonly<Record<string, readonly string[]>> = {
  in: wordList('in'),
  and: wordList('and y et und e och og ed con & with mit avec'),
  al: wordList('al others'),
  editor: wordList(
    'ed eds editor editors edited edn hrsg hg dir coord coords herausgeber éd éds red redaktion edited-by comp compiler',
  ),
  translator: wordList(
    'trans translator translated translation traducción trad übers übersetzt tr tradução traduit',
  ),
  edition: wordList(
    'edition edn ed. ausgabe auflage aufl édition edición edição rev revised reprint reprinted reprinting updated nouvelle',
  ),
  volume: wordList('vol vols volume volumes v bd band tome t tomo jg jahrgang'),
  issue: wordList('no nos nr number issue iss n° nº núm num heft n suppl supplement art article fasc'),
  pages: wordList('p pp pg pgs page pages s seiten seite pág págs pags ss ff'),
  chapter: wordList('chapter chap ch kapitel chapitre section sect part pt parts teil capítulo cap'),
  month: wordList(
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro fevereiro março maio junho julho setembro outubro novembro dezembro spring summer autumn fall winter',
  ),
  undated: wordList(
    'n.d undated press forthcoming submitted prep appear accepted unpublished preprint preparation circa',
  ),
  journal: wordList(
    'journal j review reviews revue revista rev annals ann archives arch bulletin bull transactions trans quarterly magazine letters lett zeitschrift acta gazette newspaper newsletter times news daily weekly post monthly herald guardian tribune chronicle cahiers jahrbuch yearbook annual advances adv frontiers current curr international int comptes rendus proc chem phys biol med sci res soc am natl acad eng clin psychol econ math mech appl comput nat lancet nature science cell plos neurol surg stud educ biochem geophys astrophys mol environ technol pharmacol neurosci genet microbiol immunol physiol pathol vet agric polit hist philos ieee acm bmj zh khim fiz',
  ),
  proceedings: wordList(
    'proceedings proc conference conf symposium workshop congress meeting colloquium seminar annual kongress tagung actes actas poster presented paper session sessions presentation lecture notes',
  ),
  report: wordList(
    'report reports rapport informe memorandum memo bulletin working discussion technical tech white policy brief series documents document manual guide guidelines handbook encyclopedia encyclopaedia dictionary handbuch',
  ),
  thesis: wordList(
    'thesis theses dissertation phd ph.d m.a m.sc msc ma mphil master masters doctoral doctorate bachelor thèse tesis diss dissertatie habilitation unpublished',
  ),
  law: wordList(
    'act bill statute statutory instrument cap laws regulations constitution decree order ordinance gazette supreme court appeal high v. judgment zmsc',
  ),
  publisher: wordList(
    'press publisher publishers publishing verlag verlagsgesellschaft presses éditions editions editorial editorial editora edizioni libraire librairie university universitaires universitaire books inc ltd co corp company sons wiley springer elsevier routledge sage macmillan mcgraw-hill mcgraw pearson prentice hall blackwell academic harper penguin random oxford cambridge mit kluwer birkhäuser dover north-holland palgrave taylor francis addison-wesley freeman norton basic dekker crc printer printers printing publications printed house bookworld brill gallimard gruyter suhrkamp fischer reclam klett-cotta mohr siebeck seuil puf armand colin hachette larousse crown free polity zed sons. heinemann longman erlbaum',
  ),
  institution: wordList(
    'ministry bank organization organisation agency office department council commission association institute center centre committee programme program fund government republic union board society authority service services statistics foundation alliance network secretariat college assembly parliament federation bureau united nations national world faculty school laboratory lab hospital academy museum group unicef unesco undp who fao usaid unaids unhcr ilo imf oecd eu',
  ),
  place: wordList(
    'london york boston chicago paris berlin amsterdam oxford cambridge philadelphia washington dc d.c angeles francisco toronto vancouver montreal sydney melbourne brisbane canberra auckland wellington tokyo kyoto beijing shanghai hong kong singapore delhi mumbai bombay calcutta madras rome milan milano madrid barcelona lisbon lisboa vienna wien zürich zurich geneva genève bern basel munich münchen hamburg frankfurt köln cologne stuttgart leipzig dresden tübingen göttingen heidelberg bonn darmstadt weinheim copenhagen stockholm uppsala lund oslo helsinki brussels bruxelles leiden rotterdam utrecht hague haag dordrecht moscow moskva leningrad petersburg warsaw prague budapest athens istanbul jerusalem cairo nairobi lusaka ndola kitwe livingstone kabwe harare gaborone windhoek lilongwe blantyre maputo kampala accra lagos ibadan johannesburg pretoria cape durban addis ababa dar salaam dakar mexico bogotá lima santiago buenos aires paulo rio janeiro havana berkeley stanford princeton haven ithaca baltimore bloomington urbana englewood cliffs hillsdale mahwah thousand oaks newbury beverly hills park ny nj ma ca pa md il mi va nc tx fl oh wa or ct usa uk u.s.a u.k england scotland ireland wales germany france italy spain netherlands switzerland austria sweden norway denmark finland poland russia china japan india australia canada brazil argentina chile zealand africa zambia zimbabwe malawi botswana tanzania kenya uganda nigeria ghana mozambique namibia congo egypt israel turkey iran dublin edinburgh glasgow manchester bristol london; new san los saint st aix-en-provence lyon marseille bordeaux grenoble strasbourg lausanne cheltenham chichester hoboken aldershot burlington abingdon harmondsworth houndmills basingstoke bethesda rockville reading',
  ),
  web: wordList(
    'retrieved accessed available online http https www web website internet url from cited abgerufen consulté disponible acesso consultado last visited viewed link dx.doi.org',
  ),
  doi: wordList('doi arxiv pmid pmcid hal ssrn eprint isbn issn'),
  article: wordList(
    'the a an la le les el los las der die das des du de il lo een het o os as l un une una ein eine',
  ),
  particle: wordList('van von der den de da di do dos du della del ten ter bin ibn al- af zu zur vom'),
  preposition: wordList(
    'of for on to by with from at as into between among through during under over toward towards about against within without its their how what why when is are and or not using based case für von über zur zum im am auf nach bei aus sur dans pour par des aux entre en por para con sobre da do na no em som för på om til fra',
  ),
  title: wordList(
    'introduction analysis study studies effect effects role theory use evidence approach review impact toward towards new model models development history relationship comparison evaluation assessment',
  ),
  roman: wordList('i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'),
  suffix: wordList('jr sr'),
}

export const CLASS_OF: ReadonlyMap<string, string> = (() => {
  const classes = new Map<string, string>()
  for (const [name, words] of Object.entries(WORD_CLASSES))
    for (const word of words) if (!classes.has(word)) classes.set(word, name)
  return classes
})()

/** Words whose own form matters, not only their class. */
export const KEPT_WORDS: ReadonlySet<string> = new Set(
  wordList(
    'in and & et al ed eds editor editors edited by trans vol vols no nr p pp pages page of the for on university press journal review annals bulletin proceedings conference symposium workshop international national j proc ann thesis dissertation phd chapter edition report technical working paper series retrieved from available at accessed online presented meeting society association institute department doi arxiv lecture notes isbn unpublished manuscript press. science research part y und la de le der a an college school ministry government gazette act law laws statute instrument republic cap ltd inc company publishers publishing verlag books supplement suppl special issue annual to appear submitted dans hrsg hg v s t bd rev am acad sci cited internet last new york',
  ),
)
