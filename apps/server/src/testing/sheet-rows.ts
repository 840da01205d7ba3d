import { readSheet } from 'read-excel-file/node'

/** Returns the rows of a workbook that a call responded with, as a spreadsheet shows them. */
export const sheetRows = (base64 = '') => readSheet(Buffer.from(base64, 'base64'))
