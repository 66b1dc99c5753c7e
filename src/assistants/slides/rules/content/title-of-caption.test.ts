import { expect, it } from 'vitest'
import { titleOfCaption } from './title-of-caption.ts'

it('says a caption that fits', () => {
  expect(titleOfCaption('Reasons for leaving school', 'The data show')).toBe(
    'The data show reasons for leaving school',
  )
  expect(titleOfCaption('ANC visits by ward', 'The data show')).toBe('The data show ANC visits by ward')
})

it('ends a long one where it may end', () => {
  expect(
    titleOfCaption(
      'Distribution of respondents by level of education among farmers of the eastern plateau',
      'The data show',
    ),
  ).toBe('The data show distribution of respondents by level of education')
  expect(
    titleOfCaption(
      'Monthly rainfall (mm) recorded at the station of the airport, 1990 to 2020',
      'The data show',
    ),
  ).toBe('The data show monthly rainfall')
})

it('has none where nothing whole is left', () => {
  expect(titleOfCaption('Plot', 'The data show')).toBeUndefined()
  expect(
    titleOfCaption(
      'Comparison between the knowledge of mothers who had attended the clinic and those who had not',
      'The data show',
    ),
  ).toBeUndefined()
})
