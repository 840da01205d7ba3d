import { useWords } from './use-words.ts'
import { FactGrid } from '../../../../parts/fact-grid.tsx'

interface FactListProps {
  facts: readonly { name: string; value: string | number }[]
}

/** Facts of a paper, a case or a message under the words of their names. */
export function FactList({ facts }: FactListProps) {
  const { name } = useWords()
  return (
    <FactGrid
      facts={facts.map((fact) => ({
        name: name('fact', fact.name),
        value: String(fact.value),
      }))}
    />
  )
}
