// Joins texts in one line of a cell, with bars between them.

export const cellPart = (text: string): string =>
  text.replace(/[\\|]/g, '\\$&').replace(/\n/g, '\\n')
export const fromCellPart = (text: string): string =>
  text.trim().replace(/\\([\\|n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

export function splitBars(line: string): string[] {
  const parts: string[] = ['']
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '|') {
      parts.push('')
      continue
    }
    const isPair = line[at] === '\\' && at + 1 < line.length
    parts[parts.length - 1] += line.slice(at, at + (isPair ? 2 : 1))
    if (isPair) at += 1
  }
  return parts
}
