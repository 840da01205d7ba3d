export function line(cells: (string | number)[]): string {
  return cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(24) : String(cell).padStart(11)))
    .join('')
}
