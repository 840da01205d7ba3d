import { z } from 'zod'
import { languages } from '../../wire/language.ts'
import { sectionNames } from '../rules.ts'
import type { PrintedResume } from './paper.ts'
import { type Fact, factTexts } from './texts.ts'

const entry = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  period: z.string(),
  tags: z.array(z.string()),
  lines: z.array(z.string()),
  link: z.string(),
})

/** A printed resume on the wire. */
export const printedResume = z.object({
  language: z.enum(languages),
  name: z.string(),
  headline: z.string(),
  photo: z.string(),
  facts: z.array(
    z.object({
      fact: z.enum(Object.keys(factTexts) as Fact[]),
      label: z.string(),
      text: z.string(),
    }),
  ),
  sections: z.array(
    z.object({
      name: z.enum([...sectionNames, 'advantage']),
      heading: z.string(),
      entries: z.array(entry),
    }),
  ),
}) satisfies z.ZodType<PrintedResume>
