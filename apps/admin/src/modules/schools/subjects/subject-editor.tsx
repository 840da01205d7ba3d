import { Box, Flex } from '@mantine/core'
import { pickText } from '@titian/contract'
import { currentLanguage, type FormOf } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { EntryList } from '../parts/entry-list.tsx'
import { isWritten } from '../parts/form-texts.ts'
import { LanguageFields } from '../parts/language-fields.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'
import { isWrongBelow } from '../parts/wrong-below.ts'
import { most, newSubject, type SubjectsValues, type SubjectValues } from './subject-values.ts'

function Summary({ entry: { name, courses, children } }: { entry: SubjectValues }) {
  const { t } = useTranslation('schools')
  const facts = [
    children.length > 0 ? t('subjects.below', { count: children.length }) : '',
    courses > 0 ? t('subjects.courses', { count: courses }) : '',
  ]
  return (
    <Flex component="span" direction="column" flex="1 1 160px" miw={0}>
      <Box component="b" fw={600}>
        {pickText(name, currentLanguage()) || t('list.unnamed')}
      </Box>
      <Box component="span" c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Box>
    </Flex>
  )
}

interface LevelProps {
  form: FormOf<SubjectsValues>
  /** The path of the list in the form. */
  path: string
  entries: SubjectValues[]
  level: 1 | 2 | 3
  /** The accessible name of the list. */
  label: string
}

const nameOf = ({ name }: SubjectValues) => pickText(name, currentLanguage())

function Level({ form, path, entries, level, label }: LevelProps) {
  const { t } = useTranslation('schools')
  const languages = useOwnLanguages()
  return (
    <EntryList
      label={label}
      entries={entries}
      most={most}
      nameOf={nameOf}
      Summary={Summary}
      isWrong={(index) => isWrongBelow(form.errors, `${path}.${index}`)}
      isFilled={({ name, children }) => isWritten(name) || children.length > 0}
      addLabel={t(level === 1 ? 'subjects.add' : 'subjects.addBelow')}
      empty={t(level === 1 ? 'subjects.none' : 'subjects.noneBelow')}
      onAdd={() => {
        const subject = newSubject()
        form.insertListItem(path, subject)
        return subject.key
      }}
      onMove={(from, to) => form.reorderListItem(path, { from, to })}
      onRemove={(index) => form.removeListItem(path, index)}
    >
      {(entry, index) => (
        <>
          <LanguageFields
            label={t('subjects.name')}
            path={`${path}.${index}.name`}
            field={form.getInputProps}
            languages={languages}
            required
          />
          {level === 1 || level === 2 ? (
            <Level
              form={form}
              path={`${path}.${index}.children`}
              entries={entry.children}
              level={level === 1 ? 2 : 3}
              label={t('subjects.belowOf', { name: nameOf(entry) || t('list.unnamed') })}
            />
          ) : null}
        </>
      )}
    </EntryList>
  )
}

/** TCH-134: edits the three-level tree of subjects. */
export function SubjectEditor({ form }: { form: FormOf<SubjectsValues> }) {
  const { t } = useTranslation('schools')
  const { subjects } = form.values
  return (
    <Level form={form} path="subjects" entries={subjects} level={1} label={t('subjects.title')} />
  )
}
