import { type PlaygroundCard, type PlaygroundDocument, practice } from '@titian/contract'
import { callKey, type ServerRefusal, useAct, useOnce } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scenario } from './model/market.ts'
import { contentOf, type Entry, type Run, typeOf } from './model/run.ts'
import { newKey, type Runs } from './use-runs.ts'

/**
 * Converts a saved run. It does not say for which kinds the person replaced the assistant, so all
 * types of decisions in the log count as the person's own.
 */
export function runOf({
  content,
  changedAt: _,
  isOlder: _older,
  ...card
}: PlaygroundDocument): Run {
  const log = content.log as Entry[]
  const own = [...new Set(log.map(typeOf))]
  return {
    ...card,
    ...content,
    log,
    // The page checks the version of the engine before it plays the run.
    scenario: content.scenario as unknown as Scenario,
    isChanged: false,
    own,
    hasAssistant: false,
  }
}

const newerOf = (refusal: ServerRefusal) =>
  refusal.extend['newer'] as PlaygroundDocument | undefined

/**
 * PRC-041: saves a run on the server. If another tab has saved the run too, its version is shown
 * and nothing is overwritten.
 */
export function useKeep(runs: Runs) {
  const { t } = useTranslation('playground')
  const [refused, setRefused] = useState<{ key: string; refusal: ServerRefusal } | null>(null)
  const save = useAct(practice.savePlayground, {
    refresh: [callKey(practice.playgrounds), callKey(practice.playground)],
    onDone: ({ version }: PlaygroundCard, { key, content }) => {
      const played = runs.current(key)
      toast.success(t('kept.done'))
      if (!played) return
      const linked = { ...played, forkOf: content.forkOf ?? null }
      const isSame = JSON.stringify(contentOf(linked)) === JSON.stringify(content)
      runs.put({ ...linked, version, isChanged: !isSame })
    },
    onRefusal: (refusal, sent): void => {
      // If the original run was never saved or was deleted, the copy is saved as a run of its own.
      const { forkOf } = sent.content
      if (forkOf && 'content.forkOf' in refusal.fields)
        save.mutate({ ...sent, content: { ...sent.content, forkOf: null } })
      else setRefused({ key: sent.key, refusal })
    },
  })
  const saveOnce = useOnce(save)
  const keep = (run: Run) => {
    setRefused(null)
    saveOnce({ key: run.key, version: run.version, content: contentOf(run) })
  }
  const ofRun = (run: Run) => (refused?.key === run.key ? refused.refusal : null)
  return {
    keep,
    isBusy: save.isPending,
    refusal: ofRun,
    newer: (run: Run) => {
      const refusal = ofRun(run)
      return refusal ? newerOf(refusal) : undefined
    },
    /** Replaces this run by the version that the other tab saved. */
    take: (newer: PlaygroundDocument) => {
      setRefused(null)
      runs.put(runOf(newer))
    },
    /** Keeps this run under another name, as another run that is not saved yet. */
    separate: (run: Run) => {
      setRefused(null)
      const name = t('copyOf', { name: run.name }).slice(0, 60)
      runs.put({ ...run, key: newKey(), name, version: 0, isChanged: true }, run.key)
    },
  }
}
