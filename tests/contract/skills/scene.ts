import { skills } from '@titian/contract'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { makeSheets, type SheetScene } from '../employment/scene.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'

export interface SkillScene {
  /** The code of a skill that the school has added. */
  own: string
  sheets: SheetScene
}

export async function makeSkills(
  testApp: TestApp,
  people: People,
  word: string,
): Promise<SkillScene> {
  const names = { en: `${word} skill`, zh: `${word} 技`, my: `${word} kemahiran` }
  const own = await act(testApp, skills.saveSkill, { names, aliases: [] }, people.schoolAdmin)
  const sheets = await makeSheets(
    testApp,
    people,
    { preview: skills.previewSkillImport, confirm: skills.confirmSkillImport },
    { name: `${word}-skills`, text: `Name,Chinese,Malay\n${word} in,${word} 入,${word} masuk` },
  )
  return { own: own.code, sheets }
}
