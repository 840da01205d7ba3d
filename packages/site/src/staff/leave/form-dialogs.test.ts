import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const folders = ['apps/admin/src', 'apps/teacher/src', 'apps/web/src', 'packages/site/src']

/** All dialogs that are not a `FormDialog`, each with the reason why closing it loses nothing. */
const others: Record<string, readonly string[]> = {
  'holds no field': [
    'apps/admin/src/modules/schools/pages/face-photos-page.tsx',
    'apps/teacher/src/modules/exams/exchange/export-notes.tsx',
    'apps/teacher/src/modules/exams/questions/remove-questions.tsx',
    'apps/web/src/app/phone/phone-sheets.tsx',
    'apps/web/src/app/sign-in/lost-dialog.tsx',
    'apps/web/src/modules/exams/parts/paper/phone-bar.tsx',
    'apps/web/src/modules/resume/editor/sections-drawer.tsx',
    'apps/web/src/modules/sharing/parts/share-arrival.tsx',
    'apps/web/src/modules/study/stage/key-dialog.tsx',
    'packages/site/src/agreements/agreement-dialog.tsx',
    'packages/site/src/course-materials/material-row.tsx',
    'packages/site/src/crop/crop-dialog.tsx',
    'packages/site/src/share-links/qr-picture.tsx',
    'packages/site/src/staff/frame/staff-frame.tsx',
  ],
  'only chooses what is shown, loaded or shared': [
    'apps/teacher/src/modules/courses/bundle/import-dialog.tsx',
    'apps/teacher/src/modules/courses/members/import-dialog.tsx',
    'apps/teacher/src/modules/courses/versions/versions-dialog.tsx',
    'apps/web/src/modules/applications/apply/send-to-all.tsx',
    'packages/site/src/marking/comment-dialog.tsx',
    'apps/web/src/modules/courses/list/filter-sheet.tsx',
    'apps/web/src/modules/employment/search/search-sheet.tsx',
    'apps/web/src/modules/resume/panels/panel.tsx',
    'apps/web/src/modules/resume/sharing/sharing-dialog.tsx',
    'apps/web/src/modules/sharing/parts/create-link.tsx',
  ],
  'shows text to copy and takes none': ['apps/admin/src/modules/homework/parts/shown-key.tsx'],
  'the page below keeps the text': ['apps/admin/src/modules/schools/parts/long-text.tsx'],
  'the device keeps the text': [
    'apps/web/src/modules/accounts/profile/student-info-dialog.tsx',
    'apps/web/src/modules/applications/apply/apply-dialog.tsx',
    'apps/web/src/modules/applications/company/step-dialog.tsx',
    'apps/web/src/modules/applications/parts/note-dialog.tsx',
    'apps/web/src/modules/employment/detail/report-dialog.tsx',
    'apps/web/src/modules/orders/detail/refund-dialog.tsx',
  ],
  'signs in, and keeps no password': [
    'apps/web/src/modules/accounts/panel/sign-in-dialog.tsx',
    'packages/site/src/staff/sign-in/sign-in-dialog.tsx',
  ],
}

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => `${folder}/${file}`)

const drawsDialog = (file: string) =>
  /<(?:Modal|Drawer)\b/.test(readFileSync(join(root, file), 'utf8'))

it('[FRM-383] asks before typed text is lost, or is listed here with a reason', () => {
  const own = 'packages/site/src/staff/leave/form-dialog.tsx'
  const found = folders.flatMap(sourcesIn).filter((file) => drawsDialog(file) && file !== own)
  expect(found.toSorted()).toEqual(Object.values(others).flat().toSorted())
})

it('[FRM-383] has no field if it is listed as one without fields', () => {
  const withFields = (others['holds no field'] ?? []).filter((file) =>
    /<(?:\w*Input|Textarea|\w*Select|Checkbox|Radio|Switch|RichTextField|form)\b/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  expect(withFields).toEqual([])
})
