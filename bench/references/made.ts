/**
 * References of the kinds that students in Zambia cite and that no marked set holds: laws, reports of ministries, theses, papers
 * of the press, judgments, letters and interviews. People, titles and numbers are drawn from lists made for this; none exists.
 */
import { type Labelled, labelledFrom } from './labelled.ts'

const SURNAMES =
  'Mulenga Banda Phiri Zulu Tembo Mwansa Chanda Bwalya Sakala Lungu Mumba Ngoma Hamweemba Siame Kapembwa Nkhata Moonga Sichone Daka Kabwe Njovu Chilufya Musonda Mweetwa'.split(
    ' ',
  )
const GIVEN =
  'Mutale Chipo Grace Joseph Thandiwe Peter Ruth Bwembya Natasha Kelvin Esther Moses Lweendo Brian Mary Sipho'.split(
    ' ',
  )
const SUBJECTS =
  'early marriage and school attendance|the quality of water in peri-urban settlements|mobile money among market traders|maize prices and household food security|the supply of medicines to rural health posts|pupil absenteeism in community schools|the taxation of small-scale miners|solid waste in growing towns|climate-smart farming by women|nurse retention|teacher motivation|land disputes in customary areas|antenatal care|public procurement|the use of local languages in lower primary'.split(
    '|',
  )
const PLACES = ['Lusaka', 'Ndola', 'Kitwe', 'Kasama', 'Chipata', 'Mansa', 'Solwezi', 'Mongu', 'Choma']
const BODIES =
  'Ministry of Education|Ministry of Health|Central Statistical Office|Zambia Statistics Agency|Bank of Zambia|Ministry of Finance and National Planning|Zambia Environmental Management Agency|National AIDS Council|Government of the Republic of Zambia|Ministry of General Education|World Health Organization|UNICEF Zambia|Examinations Council of Zambia|Republic of Zambia|GRZ|CSO|ZamStats|Higher Education Authority'.split(
    '|',
  )
const UNIVERSITIES =
  'University of Zambia|Copperbelt University|Mulungushi University|Cavendish University Zambia|The University of Zambia|Kwame Nkrumah University'.split(
    '|',
  )
const ACTS =
  'Education|Lands|Public Health|Employment Code|Environmental Management|Persons with Disabilities|Data Protection|Public Procurement|Local Government|Mines and Minerals Development'.split(
    '|',
  )
const REPORTS =
  'Annual report on|National policy on|Strategic plan for|Situation analysis of|Guidelines for|Baseline survey of|Zambia national survey of'.split(
    '|',
  )
const PAPERS = ['The Morning Post', 'Copperbelt Daily', 'Lusaka Weekly News', 'The National Mirror']
const JOURNALS =
  'Zambian Journal of Social Research|Copperbelt Medical Review|Southern African Journal of Schooling|Journal of African Rural Studies'.split(
    '|',
  )
const DEGREES =
  'MEd dissertation|PhD thesis|Unpublished master’s thesis|M.A. dissertation|Unpublished BSc research report|Unpublished MPH dissertation|Bachelor’s research project'.split(
    '|',
  )

type Draw = { one: <T>(from: readonly T[]) => T; number: (from: number, to: number) => number }

function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    one: (from) => from[Math.floor(next() * from.length)]!,
    number: (from, to) => from + Math.floor(next() * (to - from + 1)),
  }
}

const upper = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const capitals = (text: string) =>
  text.replace(
    /(^|\s)(\p{Ll})(?=\p{L}{3})/gu,
    (_, space: string, letter: string) => space + letter.toUpperCase(),
  )

type Parts = { tag: string; text: string }[]
/** `author Banda, M.`: the tag, then its text. */
const parts = (...tagged: string[]): Parts =>
  tagged.map((one) => ({ tag: one.slice(0, one.indexOf(' ')), text: one.slice(one.indexOf(' ') + 1) }))

const KINDS: readonly ((draw: Draw) => Parts)[] = [
  ({ one, number }) => {
    const body = one(['Republic of Zambia', 'Government of the Republic of Zambia', 'GRZ', 'Zambia'])
    const year = number(1964, 2024)
    return parts(
      `author ${body}.`,
      `date (${year}).`,
      `title The ${one(ACTS)} Act, No. ${number(1, 39)} of ${year}.`,
      'location Lusaka:',
      `publisher ${one(['Government Printer', 'Government Printers', 'Government Printing Department'])}.`,
    )
  },
  ({ one, number }) => parts(`title ${one(ACTS)} Act`, `date ${number(1964, 2024)}`, 'location (Zambia).'),
  ({ one, number }) =>
    parts(
      `title The ${one(ACTS)} Act, Chapter ${number(20, 460)} of the Laws of Zambia.`,
      'location Lusaka:',
      'publisher Government Printer.',
    ),
  ({ one, number }) =>
    parts(
      `title ${one(ACTS)} Act No. ${number(1, 30)} of ${number(1970, 2024)}.`,
      'container-title Laws of Zambia.',
      'location Lusaka:',
      'publisher Government Printers,',
      `date ${number(1970, 2024)}.`,
    ),
  ({ one, number }) =>
    parts(
      `title Statutory Instrument No. ${number(2, 120)} of ${number(1990, 2024)},`,
      `title ${one(ACTS)} (${one(['Fees', 'Licensing', 'General', 'Appeals'])}) Regulations.`,
      'location Lusaka:',
      'publisher Government Printer.',
    ),
  ({ one, number }) =>
    parts(
      `title ${one(SURNAMES)} v ${one(['Attorney General', 'The People', `${one(SURNAMES)} and Another`])}`,
      `date [${number(1990, 2024)}]`,
      `volume ZMSC ${number(1, 90)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(BODIES)}.`,
      `date (${number(1995, 2024)}).`,
      `title ${one(REPORTS)} ${one(SUBJECTS)} ${number(2000, 2018)}–${number(2019, 2030)}.`,
      `location ${one(PLACES)}:`,
      `publisher ${one(BODIES)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(BODIES)} [Zambia].`,
      `date ${number(1995, 2024)}.`,
      `title ${upper(one(SUBJECTS))}: ${one(['final report', 'key findings', 'a synthesis'])}.`,
      `location ${one(PLACES)}, Zambia:`,
      `publisher ${one(BODIES)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(BODIES)}`,
      `date (${number(1995, 2024)})`,
      `title ${capitals(`${one(REPORTS)} ${one(SUBJECTS)}`)},`,
      `publisher ${one(['Government Printers', 'Government Printer', 'MoE', 'MoH'])},`,
      `location ${one(PLACES)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)}, ${one(GIVEN)[0]}. ${one(GIVEN)[0]}.`,
      `date (${number(1998, 2025)}).`,
      `title ${upper(one(SUBJECTS))}: a case of ${one(PLACES)} district`,
      `genre (${one(DEGREES)}).`,
      `publisher ${one(UNIVERSITIES)},`,
      `location ${one(PLACES)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)}, ${one(GIVEN)[0]}.`,
      `date ${number(1998, 2025)}.`,
      `title ${capitals(one(SUBJECTS))} in ${one(PLACES)}.`,
      `genre ${one(DEGREES)}.`,
      `location ${one(PLACES)}:`,
      `publisher ${one(UNIVERSITIES)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)}, ${one(GIVEN)[0]}.`,
      `date (${number(1998, 2025)})`,
      `title ${upper(one(SUBJECTS))}.`,
      `genre ${one(DEGREES)},`,
      `publisher ${one(UNIVERSITIES)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)}, ${one(GIVEN)[0]}.`,
      `date (${number(2008, 2025)}, ${one(['May', 'June', 'March', 'October'])} ${number(1, 28)}).`,
      `title ${upper(one(SUBJECTS))}.`,
      `journal ${one(PAPERS)},`,
      `pages p. ${number(1, 16)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(PAPERS)}`,
      `date (${number(2008, 2025)})`,
      `title ${capitals(one(SUBJECTS))}.`,
      'note Available at:',
      `url https://www.example.co.zm/news/${number(100, 999)}`,
      `note (Accessed: ${number(1, 28)} ${one(['May', 'June', 'March'])} ${number(2015, 2025)}).`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)}, ${one(GIVEN)[0]}.`,
      `date (${number(2008, 2025)}).`,
      `note ${one(['Personal communication', 'Personal interview', 'Interview'])}, ${number(1, 28)} ${one(['May', 'June', 'March'])}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)}, ${one(GIVEN)[0]}., ${one(SURNAMES)}, ${one(GIVEN)[0]}. and ${one(SURNAMES)}, ${one(GIVEN)[0]}.`,
      `date (${number(1998, 2025)})`,
      `title ‘${upper(one(SUBJECTS))}’,`,
      `journal ${one(JOURNALS)},`,
      `volume ${number(1, 40)}(${number(1, 6)}),`,
      `pages pp. ${number(1, 90)}–${number(91, 190)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)} ${one(GIVEN)[0]}, ${one(SURNAMES)} ${one(GIVEN)[0]}${one(GIVEN)[0]}, et al.`,
      `title ${upper(one(SUBJECTS))}.`,
      `journal ${one(JOURNALS)}.`,
      `date ${number(1998, 2025)}`,
      `volume ;${number(1, 40)}(${number(1, 6)}):`,
      `pages ${number(1, 90)}-${number(91, 190)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)}, ${one(GIVEN)}, and ${one(GIVEN)} ${one(SURNAMES)}.`,
      `title “${capitals(upper(one(SUBJECTS)))}.”`,
      `journal ${one(JOURNALS)},`,
      `volume vol. ${number(1, 40)}, no. ${number(1, 6)},`,
      `date ${number(1998, 2025)},`,
      `pages pp. ${number(1, 90)}-${number(91, 190)}.`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)}, ${one(GIVEN)[0]}.`,
      `date (${number(1998, 2025)}).`,
      `title ${upper(one(SUBJECTS))}.`,
      `editor In ${one(GIVEN)[0]}. ${one(SURNAMES)} & ${one(GIVEN)[0]}. ${one(SURNAMES)} (Eds.),`,
      `container-title ${upper(one(SUBJECTS))} in Zambia`,
      `pages (pp. ${number(1, 90)}–${number(91, 190)}).`,
      'publisher University of Zambia Press.',
    ),
  ({ one, number }) =>
    parts(
      `author ${one(BODIES)}.`,
      'date (n.d.).',
      `title ${upper(one(SUBJECTS))}.`,
      `note Retrieved ${one(['May', 'June'])} ${number(1, 28)}, ${number(2015, 2025)}, from`,
      `url https://www.example.gov.zm/${number(10, 99)}`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(BODIES)} (${one(['MoH', 'MOE', 'ZEMA', 'CSO', 'WHO', 'BoZ'])}).`,
      `date (${number(1998, 2025)}).`,
      `title ${one(REPORTS)} ${one(SUBJECTS)}`,
      `note (Report No. ${number(1, 60)}).`,
      `url https://www.example.org/${number(10, 99)}.pdf`,
    ),
  ({ one, number }) =>
    parts(
      `author ${one(SURNAMES)}, ${one(GIVEN)[0]}.`,
      `date ${number(1980, 2025)}.`,
      `title ${upper(one(SUBJECTS))}.`,
      `edition ${number(2, 5)}${one(['nd', 'rd', 'th'])} ed.`,
      `location ${one(PLACES)}:`,
      `publisher ${one(['Bookworld Publishers', 'Multimedia Publications', 'UNZA Press', 'Zambia Educational Publishing House'])}.`,
    ),
]

export function madeReferences(each: number, seed = 7): Labelled[] {
  const draw = drawFrom(seed)
  return KINDS.flatMap((kind) => Array.from({ length: each }, () => labelledFrom(kind(draw))))
}
