/** CRS-170: the maximum number of files of a course. */
export const materialsMost = 200

/** CRS-171: the maximum length of a file's name in characters. */
export const materialNameMost = 120

const pictures = ['jpg', 'png', 'webp']

/** CRS-172: returns where a file is previewed; null if it can only be downloaded. */
export function previewOf(dataType: string): 'tab' | 'dialog' | null {
  if (dataType === 'pdf') return 'tab'
  return pictures.includes(dataType) ? 'dialog' : null
}
