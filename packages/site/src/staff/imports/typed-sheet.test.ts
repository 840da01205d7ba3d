import { checkFile } from '../../files/upload-file.ts'
import { describe, expect, it } from 'vitest'
import { typedSheet } from './typed-sheet.ts'

describe('the type of a chosen spreadsheet', () => {
  it('is derived from its name, whatever the system reports', () => {
    const excelOwned = new File(['a'], 'People.CSV', { type: 'application/vnd.ms-excel' })
    expect(checkFile(excelOwned, 'sheet')).not.toBeNull()
    expect(checkFile(typedSheet(excelOwned), 'sheet')).toBeNull()
  })

  it('remains unchanged for any other file, which is refused', () => {
    const pdf = new File(['a'], 'people.pdf', { type: 'application/pdf' })
    expect(typedSheet(pdf)).toBe(pdf)
    expect(checkFile(typedSheet(pdf), 'sheet')).not.toBeNull()
  })
})
