/**
 * A file of a demo course; `chapter` is counted from 0, without it the file belongs to the whole
 * course.
 */
export interface MaterialSeed {
  courseKey: string
  chapter?: number
  name: string
  media: 'checklist.pdf' | 'light-setup.png' | 'worksheet.docx'
}

/** Files of two courses of the demo student, with names in three languages. */
export const courseMaterials: MaterialSeed[] = [
  { courseKey: 'listing-keywords', name: 'Checklist before you publish', media: 'checklist.pdf' },
  { courseKey: 'listing-keywords', name: '布光示意图', media: 'light-setup.png' },
  {
    courseKey: 'listing-keywords',
    chapter: 1,
    name: '关键词练习（第一章）',
    media: 'worksheet.docx',
  },
  {
    courseKey: 'listing-keywords',
    chapter: 1,
    name: 'Senarai semak sebelum terbit',
    media: 'checklist.pdf',
  },
  {
    courseKey: 'listing-keywords',
    chapter: 2,
    name: 'Worksheet: your own title',
    media: 'worksheet.docx',
  },
  { courseKey: 'product-photography', name: 'Rajah susunan cahaya', media: 'light-setup.png' },
  {
    courseKey: 'product-photography',
    chapter: 1,
    name: 'Light for a small product',
    media: 'light-setup.png',
  },
  { courseKey: 'product-photography', chapter: 1, name: '拍摄前检查清单', media: 'checklist.pdf' },
]
