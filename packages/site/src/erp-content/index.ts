export { type ErpContentKind, useErpContent } from './use-content.ts'
