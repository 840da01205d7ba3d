/** A file of the build, described by its contents. */
interface ChunkGroup {
  name: string
  test?: RegExp
  tags?: ['$initial']
  minShareCount?: number
  priority: number
}

/** Modules that several pages share and that form one file. */
interface Shared {
  name: string
  /** Regular expressions that match the paths of the modules. */
  places: readonly string[]
  /** Includes modules that only one page imports. Without this, they stay with their page. */
  whole?: true
}

const whole = true
const under = (folder: string, places: string[]) => places.map((place) => `${folder}${place}`)
const mantine = (...names: string[]) =>
  under(
    'node_modules/@mantine/core/(?:esm|styles)/(?:components/)?',
    names.map((name) => `${name}[/.]`),
  )
const mantineHooks = (...names: string[]) => under('node_modules/@mantine/hooks/esm/', names)
const packages = (...names: string[]) =>
  under(
    'node_modules/',
    names.map((name) => `${name}/`),
  )
const icons = (...names: string[]) =>
  under(
    'node_modules/@tabler/icons-react/dist/esm/icons/Icon',
    names.map((name) => `${name}\\.mjs`),
  )
const site = (...places: string[]) => under('packages/site/src/', places)
const ui = (...places: string[]) => under('packages/ui/src/', places)
const contract = (...places: string[]) => under('packages/contract/src/', places)
const student = (...places: string[]) => under('apps/web/src/', places)

const react: Shared = { name: 'react', places: packages('react', 'react-dom', 'scheduler'), whole }
/** The modules that the schemas of the calls need; they import no other modules. */
const schemas: Shared = {
  name: 'schemas',
  places: [...packages('zod'), ...site('libraries/zod'), ...contract('wire/')],
  whole,
}

/**
 * Files that several pages of the student site share. Modules are assigned in this order: first
 * what visitors load.
 */
export const sharedFiles: readonly Shared[] = [
  // Nearly every page, except the home page, loads all of this file.
  {
    name: 'base',
    places: [
      'node_modules/@mantine/core/esm/core/(?!utils/(?:create-scoped|find-element))',
      'node_modules/@mantine/core/esm/components/ScrollArea/utils/to-int',
      ...mantineHooks(
        'utils/',
        'use-force-update/',
        'use-id/',
        'use-merged-ref/',
        'use-uncontrolled/',
        'use-window-event/',
      ),
      ...mantine('Stack', 'Group', 'Flex', 'Title', 'Text', 'Center', 'Portal'),
      ...icons(
        'AlertTriangle',
        'ChevronDown',
        'CircleCheck',
        'Eye',
        'EyeOff',
        'Hourglass',
        'InfoCircle',
        'Link',
        'Puzzle',
        'Qrcode',
        'Refresh',
        'Volume',
        'X',
      ),
      ...ui(
        'data/price',
        'feedback/dialog-buttons',
        'feedback/note',
        'feedback/tones',
        'layout/both-ends',
      ),
      ...site(
        'calls/use-act',
        'calls/use-show-failure',
        'format/',
        'forms/draft\\.',
        'forms/use-submit',
        'language/language-row',
        'language/unsaved',
        'language/use-asked',
        'libraries/mantine-hooks',
        'parts/page-failure',
      ),
    ],
  },
  // The modules of the first screen of the home page, mainly pictures.
  {
    name: 'opening',
    places: [
      ...ui('art/hero-art\\.', 'art/cover\\.', 'art/art\\.', 'art/picture\\.'),
      ...icons('PlayerPlay', 'PlayerPause'),
    ],
    whole,
  },
  // Shared by pages that show courses.
  {
    name: 'showcase',
    places: [
      ...site('parts/course-'),
      ...contract('courses/calls'),
      ...ui('layout/section-head', 'feedback/status-badge', 'art/face'),
      ...student('modules/courses/list-filter'),
      ...icons('ChevronRight', 'Camera', 'ChartBar', 'Book2'),
    ],
    whole,
  },
  {
    name: 'further-blocks',
    places: [...mantine('Image', 'SimpleGrid', 'Skeleton'), ...ui('data/progress-bar')],
  },
  {
    name: 'fields',
    places: [
      ...mantine('Input', 'InputBase', 'InlineInput', 'TextInput', 'NativeSelect'),
      'node_modules/@mantine/core/esm/utils/InlineInput/',
      'node_modules/@mantine/core/esm/utils/InputsGroupFieldset/',
    ],
  },
  { name: 'boxes', places: mantine('Checkbox') },
  { name: 'further-fields', places: mantine('Textarea') },
  { name: 'radios', places: mantine('Radio') },
  // All other icons. The icons of the menus of a person's own pages are in another file.
  {
    name: 'icons',
    places: icons(
      '(?!(?:Article|Chalkboard|ChartDots|FileCv|LayoutDashboard|Presentation|Receipt2|UserCircle|UserUp)\\.)\\w+',
    ),
  },
  // The modules that learning pages share.
  {
    name: 'learning',
    places: [
      ...ui('data/progress', 'layout/surface'),
      ...contract('study/rules', 'exams/rules'),
      ...student('parts/use-visit', 'parts/whole-link', 'parts/[\\w-]+-links'),
    ],
  },
  // Components of detail pages, and of list pages.
  { name: 'detail', places: student('parts/detail/') },
  {
    name: 'controls',
    places: [
      ...ui('input/segmented'),
      ...mantine('SegmentedControl', 'FloatingIndicator', 'ActionIcon'),
    ],
  },
  {
    name: 'lists',
    places: [
      ...student('parts/list/', 'modules/courses/use-course-list'),
      ...ui('data/pager', 'feedback/tag'),
      ...site('parts/use-pager-labels', 'parts/use-list-pages', 'parts/use-existing-page'),
      ...mantine('Pagination'),
      'node_modules/@tanstack/query-core/build/modern/queriesObserver',
      'node_modules/@tanstack/react-query/build/modern/useQueries',
    ],
  },
  // The names of the files of all pages are part of the first route that is loaded, so both pages
  // of a resume share one file.
  {
    name: 'resume',
    places: [
      ...student('modules/resume/data/', 'modules/resume/panels/(?:\\w+/)?use-'),
      ...contract('resume/'),
      ...site('resume-paper/', 'account/photo-field'),
      ...mantine('FileButton'),
    ],
  },
  {
    name: 'forms',
    places: [
      // Forms of stored objects have a separate file, which the sign-in does not need.
      ...site(
        'forms/(?!saved-|use-saved-form|use-form-state|use-sending|use-autosave|merge-|newer-|one-at|focus-)',
        'parts/form-error',
      ),
      ...packages('@mantine/form', 'klona', 'fast-deep-equal'),
    ],
  },
  // Modules that the first form of the resume editor shares with the other forms. The field for
  // long texts is not among them, because the first form has no long text.
  {
    name: 'editor',
    places: student('modules/resume/(?:editor/|parts/|forms/(?!long-)|panels/missing/)'),
  },
  // The sign-in page and the sign-in dialog share one form. Codes by SMS belong to later forms.
  {
    name: 'sign-in',
    places: [
      ...student(
        'modules/accounts/forms/(?!use-sms|countdown)',
        'modules/accounts/login/(?!waiting)',
        'modules/accounts/parts/(?!sms-|draft-note)',
        'modules/accounts/panel/',
        'modules/accounts/arrivals/',
      ),
      ...site(
        'captcha/(?!sha256|solve-puzzle)',
        'sign-in',
        'session/second-step',
        'session/encode-password',
      ),
      ...ui('input/password-field', 'input/phone-field', 'input/read-phone'),
      ...mantine('PasswordInput'),
    ],
  },
  // The addresses of calls that pages share.
  { name: 'calls', places: contract('[\\w-]+/[\\w-]*calls\\.ts') },
  // The modules of layers above a page. Menus and dialogs need this file. Fields with options also
  // need the next file of this list.
  {
    name: 'overlays',
    places: [
      ...packages(
        '@floating-ui',
        'react-remove-scroll',
        'react-remove-scroll-bar',
        'react-style-singleton',
        'use-callback-ref',
        'use-sidecar',
        'get-nonce',
        'tslib',
      ),
      ...mantine(
        'FocusTrap',
        'VisuallyHidden',
        'Overlay',
        'ScrollArea',
        'Modal',
        'ModalBase',
        'Paper',
      ),
      ...mantineHooks('use-focus-', 'use-debounced-callback'),
      ...ui('feedback/confirm-dialog'),
    ],
  },
  {
    name: 'choices',
    places: [
      ...mantine('Popover', 'Combobox'),
      ...mantineHooks('use-click-outside', 'use-long-press'),
      'node_modules/@mantine/core/esm/utils/Floating/',
    ],
  },
  // The lessons of a course with their components.
  {
    name: 'catalogue',
    places: [
      ...mantine('Accordion', 'Collapse'),
      ...mantineHooks('use-collapse'),
      ...site(
        'course-materials/material-row',
        'course-materials/material-gate',
        'hand-ins/work-state-badge',
      ),
      ...student('parts/exam-display', 'parts/chapter-number'),
      ...contract('materials/rules'),
    ],
  },
  // The header of a wide window, except the parts for signed-in users.
  {
    name: 'header',
    places: [
      ...student(
        'app/header/(?!message-bell|signed-in-tools|account-menu)',
        'app/search/(?!full-)',
      ),
      ...site('language/language-switch', 'parts/fly-out', 'routing/when-idle'),
    ],
    whole,
  },
  { name: 'own-pages', places: student('app/own/', 'app/frame/learning-frame'), whole },
  // What every page needs for a signed-in user.
  {
    name: 'signed-in',
    places: [
      ...student(
        'app/frame/late-parts',
        'app/sign-in/use-sign-out',
        'app/sign-in/left-answers',
        'app/header/message-bell',
        'app/header/signed-in-tools',
        'app/header/account-menu',
        'modules/exams/sign-out-guard',
        'modules/exams/use-left-answers',
        'modules/exams/saving/journal-here',
      ),
      ...site('agreements/agreement-gate', 'messages/use-unread', 'messages/unread-badge', 'live/'),
      ...ui('layout/back-to-top'),
    ],
    whole,
  },
  // The learning centre: its calendar and its courses.
  {
    name: 'center',
    places: [
      ...student(
        'modules/study/center/heat-strip',
        'modules/study/center/task-list',
        'modules/study/center/use-study-words',
        'modules/study/task-link',
        'modules/study/calendar/days',
        'modules/study/calendar/month-grid',
        'modules/study/calendar/date-list',
        'modules/study/calendar/use-calendar',
        'modules/study/center/continue-card',
        'modules/study/center/short-name',
        'modules/study/center/head-row',
        'modules/study/parts/course-row',
        'modules/study/parts/find-courses',
      ),
      ...mantine('Divider', 'ThemeIcon'),
    ],
    whole,
  },
]

const asGroup = ({ name, places, whole: takesAll }: Shared): Omit<ChunkGroup, 'priority'> => ({
  name,
  test: new RegExp(places.join('|')),
  minShareCount: takesAll ? 1 : 2,
})

/**
 * For staff sites, whose users open many pages: modules shared by at least this many pages form one
 * file.
 */
const sharedByStaff: Omit<ChunkGroup, 'priority'> = { name: 'shared', minShareCount: 5 }

/**
 * Defines which modules form one file. By default, the build makes a file of all modules that the
 * same two pages share, so that a small page loads a hundred files. Earlier groups take their
 * modules first. Each group also takes what its modules import, unless an earlier group has it.
 */
export function chunkGroups(wholeContract: boolean): ChunkGroup[] {
  // Modules that every visit needs. They compress best in one file.
  const frame: Omit<ChunkGroup, 'priority'> = { name: 'frame', tags: ['$initial'] }
  const groups = wholeContract
    ? [asGroup(react), asGroup(schemas), frame, sharedByStaff]
    : [asGroup(react), frame, ...sharedFiles.map(asGroup)]
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }))
}
