import { filePurposes, refusals } from '@titian/contract'
import { expect, it } from 'vitest'
import { checkFile } from './upload-file.ts'

it('[FRM-434] refuses an empty file before anything is sent, as something that stays refused', () => {
  const type = filePurposes.handIn.types[0] ?? ''
  const refused = checkFile({ size: 0, type }, 'handIn')
  expect(refused?.reason).toBe('fileEmpty')
  expect(refused?.is('invalidInput')).toBe(true)
  expect(refusals.invalidInput.code).toBe(refused?.code)
  expect(checkFile({ size: 1, type }, 'handIn')).toBeNull()
})
