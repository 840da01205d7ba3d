import { IconCircleCheck } from '@tabler/icons-react'
import type { ImportRow } from '@titian/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isSignedOut, useExplain, useFormats } from '@titian/site'
import { ImportList, useListSearch, type PageWord } from '@titian/site/staff'
import { Note, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportSource, UndoneImport } from './import-source.ts'
import { LeftTable } from './left-table.tsx'

const size = 15

interface Undone extends UndoneImport {
  fileName: string
}

/** The earlier imports, each with a button to undo it. */
export function SheetImports({ source, search }: { source: ImportSource; search: PageWord }) {
  const { t } = useTranslation('app')
  const { number } = useFormats()
  const client = useQueryClient()
  const explain = useExplain()
  const { page, change } = useListSearch(search)
  const [undone, setUndone] = useState<Undone | null>(null)
  const asked = useQuery({
    queryKey: [...source.listKey, { page, size }],
    queryFn: () => source.list(page, size),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  const undo = async ({ fileName, importSign }: ImportRow) => {
    try {
      setUndone({ fileName, ...(await source.undo(importSign)) })
    } catch (error) {
      if (!isSignedOut(error)) toast.failure(explain(error))
      throw error
    } finally {
      const keys = [source.listKey, ...source.refresh]
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    }
  }
  return (
    <ImportList
      asked={asked}
      page={page}
      size={size}
      onPage={(next) => change({ page: next })}
      counts={{
        fresh: t('import.number.fresh'),
        changed: t('import.number.changed'),
        faulty: t('import.number.faulty'),
      }}
      undo={{
        title: (name) => t('import.undoTitle', { name }),
        text: source.undoText,
        confirm: t('import.undo'),
        run: undo,
      }}
    >
      {undone ? (
        <>
          <Note tone="ok" icon={<IconCircleCheck size={18} aria-hidden />} live>
            {t(undone.left ? 'import.undoneLeft' : 'import.undone', {
              name: undone.fileName,
              removed: number(undone.removed),
              kept: number(undone.kept),
            })}
          </Note>
          {undone.left?.length ? <LeftTable left={undone.left} kept={undone.kept} /> : null}
        </>
      ) : null}
    </ImportList>
  )
}
