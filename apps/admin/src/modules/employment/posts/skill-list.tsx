import { Autocomplete, Button, Group, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { postSkillsMost, skillNameMost, skills as skillCalls, wantedLevels } from '@titian/contract'
import { type FormOf, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { PostValues } from './post-values.ts'

const rarely = { staleTime: 3_600_000 }

/**
 * Searches the skills of the school by any of their names. A name that is not found may be entered
 * too.
 */
function useOffered() {
  const { data = [] } = useAsk(skillCalls.listSkills, {}, rarely)
  const wordsOf = new Map<string, string>()
  for (const { name, words } of data)
    wordsOf.set(name, [wordsOf.get(name) ?? '', ...words].join('\n').toLowerCase())
  return wordsOf
}

/** JOB-033: the skills that a post requires, each with its level. */
export function SkillList({ form }: { form: FormOf<PostValues> }) {
  const { t } = useTranslation('employment')
  const offered = useOffered()
  const { skills } = form.values
  const set = (next: PostValues['skills']) => form.setFieldValue('skills', next)
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, display: 'grid', gap: 12 }}>
      <legend>
        <b>{t('post.skills')}</b>
      </legend>
      {skills.map((skill, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a skill is identified by its index, as its errors are
        <Group key={at} gap="sm" align="end">
          <Autocomplete
            {...form.getInputProps(`skills.${at}.name`)}
            style={{ flex: '1 1 180px' }}
            label={t('post.skillName', { number: at + 1 })}
            maxLength={skillNameMost}
            data={[...offered.keys()]}
            limit={20}
            filter={({ options, search }) =>
              options.filter(
                (one) =>
                  'value' in one && offered.get(one.value)?.includes(search.trim().toLowerCase()),
              )
            }
          />
          <NativeSelect
            {...form.getInputProps(`skills.${at}.level`)}
            style={{ flex: '0 1 220px' }}
            label={t('post.skillLevel')}
            data={wantedLevels.map((level) => ({
              value: String(level),
              label: t(`post.levels.${level}`),
            }))}
          />
          <Button
            variant="subtle"
            color="red"
            aria-label={t('post.skillRemove', { name: skill.name || at + 1 })}
            onClick={() => set(skills.filter((_, place) => place !== at))}
          >
            {t('post.remove')}
          </Button>
        </Group>
      ))}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={skills.length >= postSkillsMost}
          onClick={() => set([...skills, { name: '', level: '1' }])}
        >
          {t('post.skillAdd')}
        </Button>
        <span className="meta">
          {t('post.skillCount', { count: skills.length, most: postSkillsMost })}
        </span>
      </Group>
    </fieldset>
  )
}
