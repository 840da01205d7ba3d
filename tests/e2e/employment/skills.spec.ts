import type { BrowserContext } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

/**
 * Types a word into the first skill of a new post, and expects exactly one result. Uses a new tab,
 * so that leaving causes no question.
 */
async function expectOffered(context: BrowserContext, word: string, name: string) {
  const page = await context.newPage()
  await page.goto('/admin/#/employment/posts/new')
  await page.getByRole('button', { name: 'Add a skill' }).click()
  const field = page.getByRole('combobox', { name: 'Skill 1' })
  await field.fill(word)
  const found = page.getByRole('listbox').getByRole('option')
  await expect(found).toHaveText([name])
  await found.click()
  await expect(field).toHaveValue(name)
  await page.close()
}

test('staff add a skill, choose it for a post by its alias, and merge it into another skill @phone', async ({
  page,
}) => {
  const context = page.context()
  await signInAs(context, 'staff')
  const name = unique('Batik')
  const word = unique('Wax')
  const other = unique('Cloth')
  await call(context, '/skill/saveSkill', {
    code: null,
    names: { en: other, zh: `${other} zh`, my: `${other} my` },
    aliases: [],
    jobGroup: '',
    version: 0,
  })

  await page.goto('/admin/#/employment/skills')
  await page.getByRole('button', { name: 'New skill' }).click()
  const form = page.getByRole('dialog', { name: 'New skill' })
  await form.getByLabel('Name in English').fill(name)
  await form.getByLabel('Name in Chinese').fill(`${name} zh`)
  await form.getByLabel('Name in Malay').fill(`${name} my`)
  const words = form.getByRole('combobox', { name: 'Other words' })
  await words.fill(word)
  await words.press('Enter')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Skill added')).toBeVisible()
  await expect(form).toBeHidden()
  await expectOffered(context, word, name)

  await page.goto(`/admin/#/employment/skills?name=${encodeURIComponent(word)}`)
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Merge into another skill' }).click()
  const merge = page.getByRole('dialog', { name: `Merge “${name}” into another skill?` })
  await expect(merge.getByRole('listitem')).toHaveText([
    'Job posts: 0',
    'Resumes: 0',
    'Courses: 0',
    'Career paths: 0',
  ])
  await merge.getByRole('combobox', { name: 'Skill that stays' }).fill(other)
  await page.getByRole('option', { name: other }).click()
  await merge.getByLabel('Reason').fill('The same thing')
  await merge.getByRole('button', { name: 'Merge into another skill' }).click()
  await expect(page.getByText('Skills merged')).toBeVisible()
  await expect(merge).toBeHidden()

  await expect(page.getByRole('button', { name: `Actions: ${other}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Actions: ${name}` })).toHaveCount(0)
  await expectOffered(context, word, other)
})
