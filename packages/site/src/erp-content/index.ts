export { useErpContent } from './use-content.ts'
