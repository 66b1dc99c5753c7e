import { expect, it } from 'vitest'
import { asMyDoing, inFirstPerson } from './first-person.ts'

it.each([
  ['The study found no difference.', 'My study found no difference.'],
  [
    'The aim of this research is to compare two methods.',
    'The aim of my research is to compare two methods.',
  ],
  ['The researcher carefully chose two wards.', 'I carefully chose two wards.'],
  ['The Researcher intends to ask them again.', 'I intend to ask them again.'],
  ['The forms were read by the researcher.', 'The forms were read by me.'],
  ['It allowed the researcher to ask more.', 'It allowed me to ask more.'],
  ['It is also recommended that fees fall.', 'I also recommend that fees fall.'],
  ['It is recommended that fees fall.', 'I recommend that fees fall.'],
])('speaks as the author of the work: %s', (written, said) => expect(inFirstPerson(written)).toBe(said))

it.each([
  'Residents said that the project restricted their movement.',
  'The research on this question is scarce.',
  'The study by two teachers in Kabwe found the same.',
  'The study area is a plain.',
  'Following this research, others asked again.',
])('takes nothing for its own that may be another’s: %s', (written) =>
  expect(inFirstPerson(written)).toBe(written),
)

it.each([
  [
    'A descriptive survey design was adopted for my study.',
    'I adopted a descriptive survey design for my study.',
  ],
  ['SPSS was used to analyse the answers.', 'I used SPSS to analyse the answers.'],
  ['Data will be collected using interviews.', 'I will collect data using interviews.'],
  [
    'To keep the groups equal, simple random sampling was used.',
    'To keep the groups equal, I used simple random sampling.',
  ],
])('says what was done as the student’s own doing: %s', (written, said) =>
  expect(asMyDoing(written)).toBe(said),
)

it.each([
  'Data will be collected by the national office.',
  'The data were collected between 2001 and 2004 in every village.',
  'Data were collected from each plot and five plants were tagged.',
  'Kolb was used as a guide.',
  'The seeds, which were old, were selected.',
  'It was used in two wards.',
])('leaves a sentence whose doer or grammar is not certain: %s', (written) =>
  expect(asMyDoing(written)).toBe(written),
)
