import fc from 'fast-check'
import { hostileList, hostileShared } from '../../testing/hostile-texts.ts'
import { options, shared } from '../../testing/made-up.ts'
import { pairScorings } from './shape.ts'

const placesBelow = (count: number, places: number) =>
  fc.array(fc.nat({ max: places - 1 }), { minLength: count, maxLength: count })

/** Valid questions, for property tests. Some options serve several prompts, and some none. */
export const items = fc.tuple(options, options).chain(([prompts, list]) =>
  fc.record({
    kind: fc.constant('matching'),
    ...shared,
    prompts: fc.constant(prompts.map(({ content }, at) => ({ id: `p${at}`, content }))),
    options: fc.constant(list.map(({ id, content }) => ({ id, content }))),
    answer: placesBelow(prompts.length, list.length).map((places) =>
      places.map((place) => list[place]?.id ?? ''),
    ),
    scoring: fc.constantFrom(...pairScorings),
  }),
)

/** Questions with texts that contain the special characters of file formats. Some are invalid. */
export const hostileItems = fc
  .tuple(hostileList(2, 6), hostileList(2, 8))
  .chain(([prompts, list]) =>
    fc.record({
      kind: fc.constant('matching'),
      ...hostileShared,
      prompts: fc.constant(prompts.map((content, at) => ({ id: `q${9 - at}`, content }))),
      options: fc.constant(list.map((content, at) => ({ id: `o${9 - at}`, content }))),
      answer: placesBelow(prompts.length, list.length).map((places) =>
        places.map((place) => `o${9 - place}`),
      ),
      scoring: fc.constantFrom(...pairScorings),
    }),
  )
