import { expect, it } from 'vitest'
import type { Box } from '#kit/pptx/model.ts'
import { DESIGNS } from './designs.ts'
import { layoutsOf } from './layouts.ts'

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

it.each(Object.values(DESIGNS))(
  '$format lets no words run into an ornament, however many there are',
  (design) => {
    const met = layoutsOf(design).flatMap(({ id, art, slots }) =>
      art
        .filter(({ geometry }) => geometry === 'triangle')
        .flatMap(({ box }) =>
          slots.filter((slot) => meet(slot.box, box)).map(({ name }) => `${id}: ${name}`),
        ),
    )
    expect(met).toEqual([])
  },
)
