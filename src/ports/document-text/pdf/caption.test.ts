import { expect, it } from 'vitest'
import { isCaption } from './caption.ts'

it.each(['Table 2. Rain by month', 'TABLE 4 Mean scores', 'Fig. 3a', 'Figura 1 – Chuva', 'table 2: rain'])(
  'takes “%s” for a caption',
  (line) => expect(isCaption(line)).toBe(true),
)

it.each(['Table 2 compares the wards.', 'Figure 1 shows rain by month.', 'Tables and figures'])(
  'takes “%s” for a line of text',
  (line) => expect(isCaption(line)).toBe(false),
)
