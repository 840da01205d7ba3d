import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { pagesOf, savedFile } from '../../support/saved-pdf.ts'
import { textInZip } from '../../support/saved-zip.ts'
import { registerNew } from '../../support/signed-in.ts'
import { completeStudies } from './completed-studies.ts'

const holder = '李玥 Siobhán O’Brien'
const email = 'li.yue@example.edu.my'
const advantage = '我用中文、English and Bahasa Melayu to write product pages that sell.'
const school = 'Teratai College'
const major = 'Cross-border e-commerce'
const company = 'Bumi Harvest Sdn. Bhd.'
const jobTitle = 'Listing assistant'
const duties = ['Wrote 46 product pages in three languages.', '四小时内回复买家消息。'] as const

/** Counts a person's presses and typed characters on a page. */
class Hand {
  presses = 0
  characters = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  async type(field: Locator, text: string): Promise<void> {
    this.characters += text.length
    await field.fill(text)
  }

  /**
   * A field with suggestions. The arrow key and Enter accept a suggestion, and Escape closes the
   * list.
   */
  async find(field: Locator, text: string): Promise<void> {
    await this.type(field, text)
    await expect(this.page.getByRole('option', { name: text })).toBeVisible()
    await field.press('ArrowDown')
    await field.press('Enter')
    await field.press('Escape')
  }

  /** The browser's own list: one press opens it, and a second press chooses an entry. */
  async choose(list: Locator, option: { label: string } | { index: number }): Promise<void> {
    this.presses += 2
    await list.selectOption(option)
  }
}

const form = (page: Page) => page.getByRole('region', { name: 'Form' })
const text = (page: Page, name: string | RegExp) => form(page).getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) => form(page).getByRole('button', { name })
const heading = (page: Page, name: string) =>
  expect(form(page).getByRole('heading', { name, level: 2 })).toBeVisible()

/** Goes to the next part: by a button on a phone, and by the list beside the form on a desktop. */
async function goTo(hand: Hand, part: string, isMobile: boolean): Promise<void> {
  const { page } = hand
  if (isMobile) await hand.press(page.getByRole('button', { name: 'Next section' }))
  else
    await hand.press(
      page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('button', { name: new RegExp(`^${part}`) }),
    )
  await heading(page, part)
}

async function fillFromPlatform(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('button', { name: 'More', exact: true }))
  await hand.press(page.getByRole('menuitem', { name: 'Fill from the platform' }))
  const panel = page.getByRole('dialog', { name: 'Fill from the platform' })
  await hand.press(panel.getByRole('button', { name: /^Add all/ }))
  await expect(panel.getByText('Nothing to add')).toBeVisible()
  await hand.press(panel.getByRole('button', { name: 'Close' }))
}

async function writeBasics(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.type(text(page, /^E-mail/), email)
  await hand.press(button(page, 'Kuala Lumpur'))
  await hand.choose(form(page).getByRole('combobox', { name: 'Job-seeking status' }), {
    label: 'Student, looking for work',
  })
  await hand.press(button(page, 'Next'))
  await heading(page, 'About me')
  await hand.type(text(page, 'About you'), advantage)
  await hand.press(button(page, 'Next'))
}

async function writeIntention(hand: Hand): Promise<void> {
  const { page } = hand
  await heading(page, 'Looking for')
  const list = (name: RegExp) => form(page).getByRole('combobox', { name })
  await hand.find(list(/^Job/), 'Listing specialist')
  await hand.find(list(/^Industries/), 'E-commerce')
  await hand.press(button(page, 'Kuala Lumpur'))
  await hand.choose(list(/^Salary/), { index: 3 })
  await hand.press(form(page).getByRole('radio', { name: 'Full-time', exact: true }))
  await hand.press(button(page, 'Done'))
  await expect(button(page, /^Listing specialist/)).toBeVisible()
}

async function writeEducation(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.type(text(page, /^School/), school)
  await hand.choose(form(page).getByRole('combobox', { name: /^Degree/ }), { label: 'Bachelor' })
  await hand.type(text(page, /^Major/), major)
  await hand.type(text(page, /^From/), '2023-09')
  await hand.type(text(page, /^To/), '2027-06')
  await hand.press(button(page, 'Done'))
  await expect(button(page, new RegExp(`^${school}`))).toBeVisible()
}

async function writeWork(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.type(text(page, /^Company/), company)
  await hand.type(text(page, /^Job title/), jobTitle)
  await hand.type(text(page, /^From/), '2026-06')
  await hand.press(form(page).getByRole('checkbox', { name: 'Until now' }))
  await hand.type(text(page, /^Duties/), duties.join('\n'))
  await hand.press(button(page, 'Done'))
  await expect(button(page, new RegExp(`^${company}`))).toBeVisible()
}

/** The letters of a text without white space, because line breaks and spaces depend on the font. */
const letters = (words: string) => words.normalize('NFC').replaceAll(/\s/g, '')

test('[RES-150] a student gets from an empty resume to a PDF and a Word file with every text, in at most 25 presses @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const phone = await registerNew(page.context(), holder)
  const names = await completeStudies(browser, page.context(), phone)
  const hand = new Hand(page)
  const begin = Date.now()
  await page.goto('/resume')
  await expect(page.getByRole('heading', { name: 'My resume', level: 1 })).toBeVisible()

  await fillFromPlatform(hand)
  await writeBasics(hand)
  await writeIntention(hand)
  await goTo(hand, 'Education', isMobile)
  await writeEducation(hand)
  await goTo(hand, 'Work experience', isMobile)
  await writeWork(hand)
  if (isMobile) await hand.press(page.getByRole('button', { name: 'See the page' }))
  await hand.press(page.getByRole('button', { name: 'Headings at the side' }))

  const download = page.getByRole('button', { name: 'Download', exact: true })
  await hand.press(download)
  const pdf = await savedFile(page, () =>
    hand.press(page.getByRole('menuitem', { name: 'PDF', exact: true })),
  )
  const { presses, characters } = hand
  const seconds = (Date.now() - begin) / 1000
  const minutes = seconds / 60 + characters / 200
  test.info().annotations.push({
    type: 'first resume',
    description: `${presses} presses, ${characters} characters, ${seconds.toFixed(1)} s of the machine, ${minutes.toFixed(1)} minutes`,
  })

  const printed = letters((await pagesOf(pdf)).join(''))
  const written = [holder, email, advantage, school, major, company, jobTitle, ...duties]
  const chosen = ['Kuala Lumpur', 'Listing specialist', 'Bachelor']
  const filled = [names.course, names.training, `+60 ${phone}`]
  for (const words of [...written, ...chosen, ...filled]) expect(printed).toContain(letters(words))
  expect(presses).toBeLessThanOrEqual(25)
  expect(minutes).toBeLessThan(10)

  await download.click()
  const word = await savedFile(page, () =>
    page.getByRole('menuitem', { name: 'Word (DOCX)' }).click(),
  )
  const inside = await textInZip(word, 'word/document.xml')
  for (const words of [holder, company, names.course]) expect(inside).toContain(words)
})
