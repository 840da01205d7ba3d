import { pickText, type CourseMaterial, type MaterialList } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { signedAddress } from '../files/index.ts'
import type { MaterialRow } from './queries.ts'
import { dataTypeOf, fileNameOf } from './rules.ts'

type View = Pick<Context, 'seal' | 'sealers' | 'language' | 'school' | 'now'>

/** CRS-173: seconds for which an address is valid; open pages renew addresses earlier. */
const addressSeconds = 3600

export function material(row: MaterialRow, view: View): CourseMaterial {
  const { seal, sealers, language, school, now } = view
  return {
    idSign: seal('material', row.id),
    courseIdSign: seal('course', row.courseId),
    chapterIdSign: row.chapterId === null ? null : seal('chapter', row.chapterId),
    chapterName: pickText(row.chapterNames ?? {}, language, school.defaultLanguage),
    dataName: row.name,
    fileName: fileNameOf(row.name, row.type),
    dataPath: signedAddress(sealers, seal, row.fileId, now, addressSeconds),
    dataSize: row.size,
    dataType: dataTypeOf(row.type),
    version: row.version,
  }
}

export function list(rows: MaterialRow[], edit: boolean, view: View): MaterialList {
  return {
    list: rows.map((row) => material(row, view)),
    total: rows.length,
    totalSize: rows.reduce((sum, { size }) => sum + size, 0),
    may: { edit },
  }
}
