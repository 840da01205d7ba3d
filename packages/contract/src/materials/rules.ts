/** CRS-170: files of one course, all its chapters together. */
export const materialsMost = 200

/** CRS-171: the characters of a material's name. */
export const materialNameMost = 120

const pictures = ['jpg', 'png', 'webp']

/** CRS-172: where a material is looked at before it is saved; null for what is only saved. */
export function previewOf(dataType: string): 'tab' | 'dialog' | null {
  if (dataType === 'pdf') return 'tab'
  return pictures.includes(dataType) ? 'dialog' : null
}
