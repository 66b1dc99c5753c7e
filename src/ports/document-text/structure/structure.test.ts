import { describe, expect, it } from 'vitest'
import type { SectionRole } from '#product/document-model.ts'
import { assemble } from './assemble.ts'
import { guessLanguage } from './guess-language.ts'
import { pageRanges } from './notes.ts'
import { heading, plainBlock, type RawBlock } from './raw-document.ts'
import { roleOf } from './section-roles.ts'
import { settleHeadings } from './sections/settle-headings.ts'

describe('the role of a section', () => {
  it.each<[SectionRole, string[]]>([
    [
      'abstract',
      [
        'Abstract',
        'ABSTRACT',
        'Draft Abstract',
        'Summary',
        'Résumé',
        'Resumo',
        'Resumen',
        'Executive Summary',
      ],
    ],
    [
      'introduction',
      [
        '1 Introduction',
        'I. INTRODUCTION',
        'Chapter One: Introduction',
        'CHAPTER 1 INTRODUCTION',
        'Introdução',
        'Introducción',
        'Background',
        '1.1 Statement of the problem',
      ],
    ],
    [
      'literature',
      [
        'Literature Review',
        '2. Review of related literature',
        'Related Work',
        'Theoretical framework',
        'Revue de la littérature',
        'Revisão da literatura',
        'Marco teórico',
        'Conceptual framework',
      ],
    ],
    [
      'methods',
      [
        'Methods',
        'Materials and Methods',
        '3 Methodology',
        'Research design',
        'Patients and methods',
        'Méthodologie',
        'Metodologia',
        'Métodos',
        'Experimental section',
        'Empirical strategy',
        'Study area',
      ],
    ],
    [
      'results',
      [
        'Results',
        'Findings',
        'Chapter Four: Presentation of findings and results',
        'Résultats',
        'Resultados',
        '4.1 Experiments',
      ],
    ],
    ['discussion', ['Discussion', 'General discussion', 'Discussão', 'Discusión', 'Limitations']],
    [
      'conclusion',
      [
        'Conclusion',
        '6 Conclusions and recommendations',
        'Summary and conclusions',
        'Conclusão',
        'Conclusiones',
        'Considerações finais',
        'Concluding remarks',
      ],
    ],
    [
      'references',
      [
        'References',
        'REFERENCES',
        'Bibliography',
        'Works Cited',
        'Références bibliographiques',
        'Referências',
        'Referencias bibliográficas',
        'Literature cited',
      ],
    ],
    ['appendix', ['Appendix A', 'Appendices', 'Annexe 2', 'Anexos', 'Supplementary information']],
    [
      'front-matter',
      [
        'Table of Contents',
        'Acknowledgements',
        'List of Tables',
        'Declaration',
        'Remerciements',
        'Agradecimentos',
      ],
    ],
    ['other', ['Rainfall in Mongu', 'Resultant forces', 'Methodist missions', 'A short history of maize']],
  ])('is %s by any of its names', (role, titles) => {
    for (const title of titles) expect(roleOf(title), title).toBe(role)
  })
})

describe('the language of a document', () => {
  it.each([
    ['en', 'The rain came late in the year and the maize was small, but it was enough for all of us.'],
    [
      'fr',
      'La pluie est arrivée tard dans la saison et les champs sont restés secs pour le reste de la saison.',
    ],
    [
      'pt',
      'A chuva chegou tarde e os campos ficaram secos, mas não houve fome na aldeia porque o milho foi guardado.',
    ],
    [
      'es',
      'La lluvia llegó tarde y los campos se quedaron secos, pero no hubo hambre en el pueblo por el maíz.',
    ],
    [
      'ro',
      'Ploaia a venit târziu și câmpurile au rămas uscate, dar nu a fost foamete în sat pentru că porumbul din hambar este mult.',
    ],
    [
      'pl',
      'Deszcz przyszedł późno i pola były suche, ale w wiosce nie było głodu, ponieważ kukurydza jest w stodole przez cały rok.',
    ],
    ['ko', '비가 늦게 왔다. 옥수수는 작았지만 충분했다.'],
    ['ar', 'تأخر المطر هذا العام وبقيت الحقول جافة.'],
    ['und', '12 34 56'],
  ])('is told from its small words or its script: %s', (code, text) => {
    expect(guessLanguage(text)).toBe(code)
  })
})

describe('a model', () => {
  const flowing = (blocks: RawBlock[]) =>
    assemble({ kind: 'txt', paged: false, pages: [], blocks, figures: [], notes: [] }, 'my_thesis.txt')

  it('has sections that inherit their role and reach to their last page', () => {
    const { sections } = flowing([
      heading('1 Methods', 1),
      heading('Where we went', 2),
      plainBlock('paragraph', 'We went far. '.repeat(400)),
      heading('2 Results', 1),
      plainBlock('paragraph', 'We found it.'),
    ])
    expect(
      sections.map(({ title, role, firstPage, lastPage }) => [title, role, firstPage, lastPage]),
    ).toEqual([
      ['1 Methods', 'methods', 1, 1],
      ['Where we went', 'methods', 1, 1],
      ['2 Results', 'results', 2, 2],
    ])
  })

  it('keeps a list that counts from one, or on to three, in the chapter that goes on after it', () => {
    const { sections } = flowing([
      heading('CHAPTER 1: INTRODUCTION', 1),
      heading('CHAPTER 2: LITERATURE REVIEW', 1),
      heading('2.2 Ways of keeping goats', 2),
      heading('2. Keeping them in towns', 1),
      heading('3. Keeping them by rivers', 1),
      heading('Limitations:', 2),
      heading('2.3 Goats and law', 2),
      heading('3. METHODOLOGY', 1),
      heading('3.1 Sample', 2),
    ])
    expect(sections.map(({ role }) => role)).toEqual([
      'introduction',
      ...Array.from({ length: 6 }, () => 'literature'),
      'methods',
      'methods',
    ])
  })

  it('keeps the headings of an abstract in the abstract', () => {
    const { sections } = flowing([
      heading('Abstract', 1),
      ...['Background:', 'Methods:', 'Results:', 'Conclusions:'].map((title) => heading(title, 2)),
      heading('1.0 INTRODUCTION', 1),
      heading('3.0 Methods', 1),
    ])
    expect(sections.map(({ role }) => role)).toEqual([
      ...Array.from({ length: 5 }, () => 'abstract'),
      'introduction',
      'methods',
    ])
  })

  it('goes on with a chapter after the list of references of its first section', () => {
    const { sections } = flowing([
      heading('CHAPTER ONE', 1),
      heading('1.1 BACKGROUND', 2),
      heading('REFERENCES', 1),
      heading('1.2 PROBLEM', 2),
      heading('CHAPTER TWO', 1),
      heading('2.1 Goats and law', 2),
      heading('REFERENCES', 1),
    ])
    expect(sections.map(({ role }) => role)).toEqual([
      ...['introduction', 'introduction', 'references', 'introduction'],
      ...['literature', 'literature', 'references'],
    ])
  })

  it('takes results for results, though they are numbered among the methods', () => {
    const { sections } = flowing([
      heading('4. Methodology', 1),
      heading('4.1 Goats', 2),
      heading('4.2 Results and Discussion', 2),
      heading('4.3 Goats by river', 2),
      heading('4.4 Discussion', 2),
      heading('5. Conclusion', 1),
    ])
    expect(sections.map(({ role }) => role)).toEqual([
      ...['methods', 'methods', 'results', 'results', 'discussion', 'conclusion'],
    ])
  })

  it('parts a chapter of methods and results where the results begin', () => {
    const { sections } = flowing([
      heading('Methodology and Results', 1),
      heading('4.2 Screening of goats', 2),
      heading('4.3 Regression results', 2),
      heading('4.5 Groups of goats', 2),
      heading('Discussion', 1),
    ])
    expect(sections.map(({ role }) => role)).toEqual([
      'methods',
      'methods',
      'results',
      'results',
      'discussion',
    ])
  })

  it('lets a review of literature end where chapters follow that name themselves after a subject', () => {
    const { sections } = flowing([
      heading('Introduction', 1),
      heading('Literature review and hypotheses', 1),
      heading('Goats in towns', 4),
      heading('Study 1: goats and grass', 1),
      heading('Research methodology study 1', 4),
      heading('Sample', 4),
      heading('Results study 1', 4),
      heading('Study 2: goats and rain', 1),
      heading('Goat counting results', 4),
      heading('Discussion', 1),
    ])
    expect(sections.map(({ title, role }) => [title, role])).toEqual([
      ['Introduction', 'introduction'],
      ['Literature review and hypotheses', 'literature'],
      ['Goats in towns', 'literature'],
      ['Study 1: goats and grass', 'other'],
      ['Research methodology study 1', 'methods'],
      ['Sample', 'methods'],
      ['Results study 1', 'results'],
      ['Study 2: goats and rain', 'other'],
      ['Goat counting results', 'results'],
      ['Discussion', 'discussion'],
    ])
  })

  it('goes on with a review of literature until the methods begin, where all headings look alike', () => {
    const { sections } = flowing(
      ['Introduction', 'Literature review', 'Goats in towns', 'Goats and rain', 'Methods', 'Results'].map(
        (title) => heading(title, 1),
      ),
    )
    expect(sections.map(({ role }) => role)).toEqual([
      'introduction',
      'literature',
      'literature',
      'literature',
      'methods',
      'results',
    ])
  })

  it('takes what stands under References for references, each one statement', () => {
    const { blocks, sentences } = flowing([
      heading('References', 1),
      plainBlock('paragraph', 'Moyo, T. (2020). Loans. Lusaka: Press.'),
    ])
    expect(blocks[1]?.kind).toBe('reference')
    expect(sentences.map(({ text }) => text)).toEqual(['Moyo, T. (2020). Loans. Lusaka: Press.'])
  })

  it('finds an abstract that only begins with the word, and makes up none', () => {
    const abstract = 'This study is about rain. '.repeat(6).trim()
    expect(flowing([plainBlock('paragraph', `Abstract: ${abstract}`)]).abstract).toBe(abstract)
    expect(flowing([plainBlock('paragraph', 'An abstract idea is not an abstract.')]).abstract).toBe('')
  })

  it('has no title where nothing in it could be one: its file has its own name', () => {
    expect(flowing([heading('Introduction', 1), plainBlock('paragraph', 'It rained.')]).title).toBe('')
  })
})

it('says page numbers as a person would', () => {
  expect(pageRanges([], 'no-text')).toEqual([])
  expect(pageRanges([12], 'no-text')).toEqual([
    'Page 12 is a picture or empty: there is no text on it to read.',
  ])
  expect(pageRanges([1, 2, 3, 7, 9, 10], 'unusable')).toEqual([
    'The text on pages 1–3, 7 and 9–10 is stored in a way that cannot be read.',
  ])
})

it('knows a heading by what was meant, where one letter slipped', () => {
  for (const [heading, role] of [
    ['ABTRACT', 'abstract'],
    ['3. Methodolgy', 'methods'],
    ['Refernces', 'references'],
    ['Concluison', 'conclusion'],
    ['The abstraction', 'other'],
    ['Contradiction', 'other'],
  ] as const)
    expect(roleOf(heading), heading).toBe(role)
})

it('takes the names of chapters for chapters in whatever style, and on a line of its own under the number', () => {
  const levels = (blocks: RawBlock[]) =>
    settleHeadings(blocks)
      .filter(({ kind }) => kind === 'heading')
      .map(({ text, level }) => [text, level])
  const sub = (text: string) => heading(text, 2)
  expect(
    levels([
      heading('INTRODUCTION', 4),
      ...[sub('1.1 Goats'), sub('1.2 Towns'), sub('1.9 Ways')],
      heading('LITERATURE REVIEW', 4),
      sub('1.10 What others found'),
    ]).filter(([text]) => text === 'INTRODUCTION' || text === 'LITERATURE REVIEW'),
  ).toEqual([
    ['INTRODUCTION', 1],
    ['LITERATURE REVIEW', 1],
  ])
  expect(
    levels([heading('CHAPTER III', 1), plainBlock('paragraph', 'REVIEW OF LITERATURE'), sub('3.1 Goats')])[0],
  ).toEqual(['CHAPTER III REVIEW OF LITERATURE', 1])
})

it('takes a line of an entry for no chapter, though it begins with the name of one', () => {
  const settled = settleHeadings([
    heading('References', 1),
    plainBlock('paragraph', 'Moyo, T. (2020). Loans in towns: qualitative and mixed'),
    heading('methods approaches. Lusaka: Press.', 1),
    heading('Appendix A', 1),
  ])
  expect(settled.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph', 'heading'])
})

describe('the plan of chapters in an introduction', () => {
  const told = (chapter: string, text: string) => [heading(chapter, 1), plainBlock('paragraph', text)]
  const plan = [
    ...told('Chapter II: Literature review', 'Here the books of others are read.'),
    ...told('Chapter III: Methods', 'Here the tailors are chosen.'),
    ...told('Chapter V: Conclusion', 'Here the work ends.'),
  ]
  const long = plainBlock('paragraph', 'Tailors keep books in which they write what they sell. '.repeat(40))
  const titles = (blocks: RawBlock[]) =>
    settleHeadings(blocks)
      .filter(({ kind }) => kind === 'heading')
      .map(({ text }) => text)

  it('holds no chapters yet, by its heading or by the sentence before it', () => {
    const chapters = [...told('Literature', 'x'), ...told('Methods', 'y')]
    expect(
      titles([
        heading('Introduction', 1),
        long,
        heading('Organisation of the thesis', 2),
        ...plan,
        ...chapters,
      ]),
    ).toEqual(['Introduction', 'Organisation of the thesis', 'Literature', 'Methods'])
    expect(
      titles([
        heading('Introduction', 1),
        plainBlock('paragraph', 'This thesis is divided into five chapters.'),
        ...plan,
      ]),
    ).toEqual(['Introduction'])
  })

  it('ends where the chapters themselves begin', () => {
    const own = [heading('Chapter II: Literature review', 1), long, heading('Chapter III: Methods', 1), long]
    expect(
      titles([heading('Introduction', 1), heading('Structure of the report', 2), ...plan, ...own]),
    ).toEqual([
      'Introduction',
      'Structure of the report',
      'Chapter II: Literature review',
      'Chapter III: Methods',
    ])
    expect(titles([heading('Introduction', 1), long, ...plan])).toHaveLength(4)
  })
})
