import { expect, it } from 'vitest'
import { platformBook } from '../../src/modules/resume/index.ts'
import { demoResume } from './resume.ts'
import { jobTexts } from './jobs.ts'

it('the demo posts name only skills of the platform, so that posts in three languages require the same ones', () => {
  const asked = jobTexts.flatMap(({ roles }) =>
    Object.values(roles).flatMap(({ skills }) => skills.map(([name]) => name)),
  )
  const said = demoResume.sections.skill.map(({ name }) => name)
  expect(asked.length).toBeGreaterThan(60)
  expect(
    [...asked, ...said].filter((name) => !platformBook.findSkill(platformBook.codeOf(name))),
  ).toEqual([])
})
