import { expect, it } from 'vitest'
import { looksLikeCode } from './looks-like-code.ts'

it.each([
  'def open_shop(self, *goods): self.shelf = stock.take(kind=stock.FRESH_FISH)',
  'fit=glm(Saves~.,family = binomial(link = "probit"),data=months)',
  '<dc:title>Words</dc:title> <dc:creator>Nobody</dc:creator>',
  'if (total > 0) { return total / count; }',
  'rate.a=table.a[2,2]/(table.a[1,2]+table.a[2,2])',
])('knows %j for a program', (text) => {
  expect(looksLikeCode(text)).toBe(true)
})

it.each([
  'The mean was higher in Kitwe (M = 4.2, SD = 1.1) than in Ndola (M = 3.9, SD = 1.0), t(98) = 2.1, p = .04.',
  'We asked whether fees matter; if they do, who pays them?',
  'Women (n = 120) were asked first [3], and men (n = 98) later [4,5].',
  'The odds ratio was 2.4 (95% CI [1.2, 4.8]), which is large.',
  'For each class, the teacher was asked how many pupils were present.',
])('takes %j for prose', (text) => {
  expect(looksLikeCode(text)).toBe(false)
})
