import type { FullTexts } from '../wire/language.ts'

/** The reasons why signing in, a code, a password or a phone number is refused. */
export const accountsReasons = {
  captchaNeeded: {
    en: 'Many codes were sent from here. Please enter the characters in the picture.',
    zh: '当前网络请求过多，请输入图形验证码',
    my: 'Banyak kod dihantar dari sini. Sila masukkan kod gambar.',
  },
  noNewAccounts: {
    en: 'This school cannot take new accounts at the moment. Please ask your school.',
    zh: '本校暂时无法注册新账号，请联系学校',
    my: 'Sekolah ini tidak dapat menerima akaun baharu buat masa ini. Sila hubungi sekolah.',
  },
  smsLimit: {
    en: 'Too many codes for today. Please try again tomorrow.',
    zh: '今日验证码次数已达上限，请明天再试',
    my: 'Terlalu banyak kod untuk hari ini. Sila cuba esok.',
  },
  loginLocked: {
    en: 'Too many wrong passwords. Please wait 15 minutes or use “Forgot password”.',
    zh: '密码错误次数过多，请 15 分钟后再试或找回密码',
    my: 'Terlalu banyak kata laluan salah. Sila tunggu 15 minit atau gunakan “Lupa kata laluan”.',
  },
  networkBusy: {
    en: 'Too many failed sign-ins came from this network. Please wait {{seconds}} seconds.',
    zh: '此网络的登录失败次数过多，请 {{seconds}} 秒后再试',
    my: 'Terlalu banyak log masuk yang gagal daripada rangkaian ini. Sila tunggu {{seconds}} saat.',
  },
  notTaughtHere: {
    en: 'This phone number has no teacher account.',
    zh: '该手机号没有教师账号',
    my: 'Nombor ini tiada akaun guru.',
  },
  noTeacherLogin: {
    en: 'This account has no permission to sign in as a teacher.',
    zh: '此账号没有教师权限，无法在此登录',
    my: 'Akaun ini tiada kebenaran untuk log masuk sebagai guru.',
  },
  oldNumberFirst: {
    en: 'Please verify the old number first.',
    zh: '请先验证原手机号',
    my: 'Sila sahkan nombor lama dahulu.',
  },
  samePassword: {
    en: 'The two passwords are not the same.',
    zh: '两次输入的密码不一致',
    my: 'Kedua-dua kata laluan tidak sama.',
  },
  wrongAppCode: {
    en: 'This code of the authenticator app is wrong.',
    zh: '动态码不正确',
    my: 'Kod aplikasi pengesah ini tidak betul.',
  },
  accountChanged: {
    en: 'This account was changed just now. Please sign in again.',
    zh: '账号信息刚刚发生变更，请重新登录',
    my: 'Akaun ini baru sahaja diubah. Sila log masuk semula.',
  },
  secondStepOver: {
    en: 'This sign-in took too long or had too many wrong codes. Please start again.',
    zh: '登录已超时或动态码错误次数过多，请重新登录',
    my: 'Log masuk ini terlalu lama atau terlalu banyak kod salah. Sila mula semula.',
  },
  onlyStudents: {
    en: 'You can act only as students of your school.',
    zh: '只能模拟本校学员',
    my: 'Anda hanya boleh bertindak sebagai pelajar sekolah anda.',
  },
  socialUnbound: {
    en: 'No account is linked to this social account yet. Sign in by phone once to link it.',
    zh: '该社交账号尚未绑定，请先用手机号登录后绑定',
    my: 'Akaun sosial ini belum dipautkan. Log masuk dengan telefon sekali untuk memautkannya.',
  },
  socialTaken: {
    en: 'This social account is linked to another account.',
    zh: '该社交账号已绑定其他账号',
    my: 'Akaun sosial ini telah dipautkan kepada akaun lain.',
  },
  socialBound: {
    en: 'Your account is linked to another social account. Unlink that one first.',
    zh: '您的账号已绑定其他社交账号，请先解绑',
    my: 'Akaun anda telah dipautkan kepada akaun sosial lain. Nyahpautkan akaun itu dahulu.',
  },
  socialOver: {
    en: 'The scan was cancelled or has expired. Please scan again.',
    zh: '扫码已取消或过期，请重新扫码',
    my: 'Imbasan dibatalkan atau telah tamat tempoh. Sila imbas semula.',
  },
  otherAccount: {
    en: 'Another account is signed in here.',
    zh: '当前已登录其他账号',
    my: 'Akaun lain sedang log masuk di sini.',
  },
  loginTicketUsed: {
    en: 'This sign-in link was used or has expired.',
    zh: '登录链接已失效',
    my: 'Pautan log masuk ini telah digunakan atau tamat tempoh.',
  },
  passwordLinkOver: {
    en: 'This link was used already, has expired or was replaced by a newer one. Run the setup again for a new link.',
    zh: '此链接已使用、已过期或已被新链接取代，请重新运行安装程序获取新链接',
    my: 'Pautan ini telah digunakan, tamat tempoh atau diganti. Jalankan persediaan sekali lagi untuk pautan baharu.',
  },
  needsHttps: {
    en: 'A password cannot be sent safely without https. Open this page with https://.',
    zh: '当前页面未使用 https，无法安全发送密码，请使用 https:// 打开',
    my: 'Halaman ini dibuka tanpa https, jadi kata laluan tidak dapat dihantar dengan selamat. Buka dengan https://.',
  },
  proofMissing: {
    en: 'Please enter your password or the code from the text message.',
    zh: '请输入密码或短信验证码',
    my: 'Sila masukkan kata laluan atau kod daripada SMS.',
  },
  proofNeeded: {
    en: 'Please enter your password to confirm that it is you. Nothing was paid back yet.',
    zh: '请输入您的密码，确认是您本人操作。款项尚未退还。',
    my: 'Sila masukkan kata laluan anda untuk mengesahkan diri. Wang belum dibayar balik.',
  },
  mailLinkWrong: {
    en: 'This link is not complete. Open it again from the e-mail.',
    zh: '此链接不完整，请从邮件中重新打开',
    my: 'Pautan ini tidak lengkap. Buka semula daripada e-mel.',
  },
  mailLinkUsed: {
    en: 'This link was used already. It works once.',
    zh: '此链接已使用过，仅可使用一次',
    my: 'Pautan ini telah digunakan. Pautan hanya berfungsi sekali.',
  },
  mailLinkExpired: {
    en: 'This link has expired. You get a new one on your account page.',
    zh: '此链接已过期，请在“我的账号”页面重新获取',
    my: 'Pautan ini telah tamat tempoh. Dapatkan pautan baharu di halaman akaun anda.',
  },
  mailLinkReplaced: {
    en: 'This link no longer applies: a newer one was sent, or the address was removed.',
    zh: '此链接已失效：已发送新的链接，或该邮箱已被移除',
    my: 'Pautan ini tidak lagi sah: pautan baharu telah dihantar atau alamat itu telah dibuang.',
  },
  mailLinkOther: {
    en: 'This link belongs to another account. Sign out here, then open it again.',
    zh: '此链接属于其他账号，请先退出当前账号再打开',
    my: 'Pautan ini milik akaun lain. Log keluar di sini, kemudian buka semula.',
  },
  mailLinksOver: {
    en: 'Too many e-mails were requested. Please try again in an hour.',
    zh: '邮件发送次数过多，请一小时后再试',
    my: 'Terlalu banyak e-mel diminta. Sila cuba sekali lagi dalam sejam.',
  },
  mailUnconfirmed: {
    en: 'Please confirm your e-mail address first.',
    zh: '请先确认您的邮箱',
    my: 'Sila sahkan alamat e-mel anda dahulu.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const accountsStaffReasons: readonly (keyof typeof accountsReasons)[] = [
  'onlyStudents',
  'proofNeeded',
  'passwordLinkOver',
]
