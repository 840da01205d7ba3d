import {
  choicesIn,
  courseFacts,
  courses,
  type CourseType,
  type FactChoice,
  type FilterFact,
  htmlLanguage,
  languageNames,
} from '@titian/contract'
import { Box } from '@mantine/core'
import { useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import {
  branchClass,
  CheckLink,
  FilterRow,
  filterTitle as title,
} from '../../../parts/filters/filter-row.tsx'
import { countBeside, toggleChoice, type ListFilter } from '../list-filter.ts'
import { useCourseCount } from '../use-course-list.ts'

interface FilterLinksProps {
  filter: ListFilter
  onFollow?: () => void
}

const leadsTo = (type: CourseType, sign: string): boolean =>
  type.sign === sign || type.children.some((child) => leadsTo(child, sign))

interface BranchProps extends FilterLinksProps {
  types: readonly CourseType[]
}

/** A subject. Its children are shown when the subject or one of its children is chosen. */
function Branch({ types, filter, onFollow }: BranchProps) {
  const chosen = filter.courseTypeSign
  return (
    <ul className={branchClass}>
      {types
        .filter((type) => type.courses > 0 || type.sign === chosen)
        .map((type) => (
          <li key={type.sign}>
            <FilterRow
              name={type.name}
              count={countBeside(filter, 'courseTypeSign', type.courses)}
              to={linkTo.courseList({ ...filter, courseTypeSign: type.sign })}
              current={type.sign === chosen}
              onFollow={onFollow}
            />
            {chosen !== undefined && type.children.length > 0 && leadsTo(type, chosen) ? (
              <Branch types={type.children} filter={filter} onFollow={onFollow} />
            ) : null}
          </li>
        ))}
    </ul>
  )
}

/** The tree of subjects, with the number of courses in each. */
export function SubjectTree({ filter, onFollow }: FilterLinksProps) {
  const { t } = useTranslation('courses')
  const { data: types = [] } = useAsk(courses.courseTypeThreeList, {})
  const all = useCourseCount()
  if (types.length === 0) return null
  const everything = { ...filter, courseTypeSign: undefined }
  return (
    <nav aria-label={t('list.category')}>
      <Box {...title} component="h2">
        {t('list.category')}
      </Box>
      <FilterRow
        name={t('list.allCategories')}
        count={countBeside(filter, 'courseTypeSign', all)}
        to={linkTo.courseList(everything)}
        current={!filter.courseTypeSign}
        all
        onFollow={onFollow}
      />
      <Branch types={types} filter={filter} onFollow={onFollow} />
    </nav>
  )
}

/** CRS-010, CRS-011: the kinds of courses: beginner, intermediate, advanced and others. */
export function KindLinks({ filter, onFollow }: FilterLinksProps) {
  const { t } = useTranslation('courses')
  const { data: kinds = [] } = useAsk(courses.courseKindList, {})
  if (kinds.length === 0) return null
  return (
    <nav aria-label={t('list.kind')}>
      <Box {...title} component="h2">
        {t('list.kind')}
      </Box>
      <FilterRow
        name={t('list.allKinds')}
        to={linkTo.courseList({ ...filter, courseKindId: undefined })}
        current={!filter.courseKindId}
        all
        onFollow={onFollow}
      />
      <ul>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <FilterRow
              name={kind.name}
              count={countBeside(filter, 'courseKindId', kind.courses)}
              to={linkTo.courseList({ ...filter, courseKindId: String(kind.id) })}
              current={filter.courseKindId === String(kind.id)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ChoiceChecksProps<Name extends FilterFact> extends FilterLinksProps {
  fact: Name
  counts: readonly { choice: FactChoice<Name>; count: number }[]
}

/**
 * Check boxes for the values of one fact of courses, such as the language. A visitor may choose
 * several values.
 */
function Choices<Name extends FilterFact>({ filter, fact, counts }: ChoiceChecksProps<Name>) {
  const { t } = useTranslation('courses')
  const { wire, label } = courseFacts[fact]
  const chosen = choicesIn(fact, filter[wire])
  const shown = counts.filter(({ choice, count }) => count > 0 || chosen.includes(choice))
  if (shown.length === 0) return null
  return (
    <fieldset>
      <Box {...title} component="legend">
        {t(`list.fact.${label}`)}
      </Box>
      {shown.map(({ choice, count }) => (
        <CheckLink
          key={choice}
          name={<span lang={htmlLanguage[choice]}>{languageNames[choice]}</span>}
          count={countBeside(filter, wire, count)}
          to={linkTo.courseList(toggleChoice(filter, fact, choice))}
          checked={chosen.includes(choice)}
        />
      ))}
    </fieldset>
  )
}

/** CRS-214: the facts of which a visitor may choose several values. */
export function ChoiceChecks({ filter }: FilterLinksProps) {
  const { data: languages = [] } = useAsk(courses.courseLanguageList, {})
  return (
    <Choices
      filter={filter}
      fact="language"
      counts={languages.map(({ language, courses: count }) => ({ choice: language, count }))}
    />
  )
}

/** CRS-002, CRS-017: limits the list to courses that give credit. */
export function CreditCheck({ filter }: FilterLinksProps) {
  const { t } = useTranslation('courses')
  const checked = filter.type === '1'
  return (
    <fieldset>
      <Box {...title} component="legend">
        {t('list.courseType')}
      </Box>
      <CheckLink
        name={t('list.credit')}
        to={linkTo.courseList({ ...filter, type: checked ? undefined : '1' })}
        checked={checked}
      />
    </fieldset>
  )
}
