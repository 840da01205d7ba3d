export { textInZip, zip } from '../../apps/server/src/testing/zip-files.ts'
