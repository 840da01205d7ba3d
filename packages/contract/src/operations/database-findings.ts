import type { FindingTexts } from './finding-text.ts'

/** Database, SECRET and jobs. */
export const databaseFindings = {
  databaseOk: {
    found: {
      en: 'PostgreSQL {version} answers. Its connections are enough for {processes} processes.',
      zh: 'PostgreSQL {version} 响应正常，连接数足够 {processes} 个进程使用。',
      my: 'PostgreSQL {version} menjawab. Sambungannya cukup untuk {processes} proses.',
    },
  },
  databaseEmbedded: {
    found: {
      en: 'The embedded database answers.',
      zh: '内置数据库响应正常。',
      my: 'Pangkalan data terbenam menjawab.',
    },
  },
  databaseEmbeddedProduction: {
    found: {
      en: 'The embedded database is used in production. After a power cut the last changes may be lost.',
      zh: '生产环境正在使用内置数据库，断电后可能丢失最近的修改。',
      my: 'Pangkalan data terbenam digunakan dalam produksi. Perubahan terakhir mungkin hilang selepas bekalan elektrik terputus.',
    },
    act: {
      en: 'Move to PostgreSQL with a backup and a restore, and set DATABASE_URL.',
      zh: '请通过备份和恢复迁移到 PostgreSQL，并设置 DATABASE_URL。',
      my: 'Berpindah ke PostgreSQL melalui sandaran dan pemulihan, dan tetapkan DATABASE_URL.',
    },
  },
  databaseInUse: {
    found: {
      en: 'The embedded database is in use by its server, which is ready. The page in the console checks the rest.',
      zh: '内置数据库正由其服务器使用，且服务器已就绪。其余检查请见控制台页面。',
      my: 'Pangkalan data terbenam digunakan oleh pelayannya yang sedia berkhidmat. Halaman konsol menyemak selebihnya.',
    },
  },
  serverWarns: {
    found: {
      en: 'The running server reports: {text}',
      zh: '运行中的服务器报告：{text}',
      my: 'Pelayan yang berjalan melaporkan: {text}',
    },
    act: {
      en: 'Open the health page in the console, which shows the reason.',
      zh: '请打开控制台的健康状况页面查看原因。',
      my: 'Buka halaman kesihatan dalam konsol untuk melihat sebabnya.',
    },
  },
  serverNotReady: {
    found: {
      en: 'The embedded database is in use, and its server at {address} is not ready: {text}',
      zh: '内置数据库正在使用中，但 {address} 的服务器未就绪：{text}',
      my: 'Pangkalan data terbenam sedang digunakan, tetapi pelayannya di {address} tidak sedia: {text}',
    },
    act: {
      en: 'Look at the log of the server. Set PORT and HOST for this command as for the server.',
      zh: '请查看服务器日志，并确认此命令的 PORT 和 HOST 与服务器相同。',
      my: 'Lihat log pelayan. Tetapkan PORT dan HOST bagi perintah ini seperti pada pelayan.',
    },
  },
  databaseMissing: {
    found: {
      en: 'There is no embedded database in DATA_DIR, and DATABASE_URL is empty.',
      zh: 'DATA_DIR 中没有内置数据库，且 DATABASE_URL 为空。',
      my: 'Tiada pangkalan data terbenam dalam DATA_DIR, dan DATABASE_URL kosong.',
    },
    act: {
      en: 'Load the settings of the server before this command, or begin with npm run setup.',
      zh: '请先加载服务器的设置再运行此命令，或用 npm run setup 开始。',
      my: 'Muatkan tetapan pelayan sebelum perintah ini, atau mulakan dengan npm run setup.',
    },
  },
  databaseAway: {
    found: { en: '{text}', zh: '{text}', my: '{text}' },
    act: {
      en: 'Mend the connection to the database first. The other findings depend on it.',
      zh: '请先修复数据库连接，其他检查依赖于它。',
      my: 'Baiki sambungan ke pangkalan data dahulu. Hasil lain bergantung padanya.',
    },
  },
  databaseOld: {
    found: {
      en: 'PostgreSQL {version} is older than 15.',
      zh: 'PostgreSQL {version} 低于 15。',
      my: 'PostgreSQL {version} lebih lama daripada 15.',
    },
    act: {
      en: 'Upgrade PostgreSQL to 15 or later.',
      zh: '请将 PostgreSQL 升级到 15 或更高版本。',
      my: 'Naik taraf PostgreSQL kepada 15 atau lebih baharu.',
    },
  },
  databaseEncoding: {
    found: {
      en: 'The database stores texts in {encoding}, which lacks characters.',
      zh: '数据库以 {encoding} 存储文本，缺少部分字符。',
      my: 'Pangkalan data menyimpan teks dalam {encoding} yang tidak lengkap aksaranya.',
    },
    act: {
      en: 'Make a database with the encoding UTF8 and restore a backup into it.',
      zh: '请新建 UTF8 编码的数据库，并将备份恢复到其中。',
      my: 'Buat pangkalan data dengan pengekodan UTF8 dan pulihkan sandaran ke dalamnya.',
    },
  },
  databaseUnsafe: {
    found: {
      en: '{setting} is off: a crash of the machine can destroy the database.',
      zh: '{setting} 已关闭：主机崩溃可能损坏数据库。',
      my: '{setting} dimatikan: kerosakan mesin boleh memusnahkan pangkalan data.',
    },
    act: {
      en: 'Set {setting} = on in postgresql.conf and reload PostgreSQL.',
      zh: '请在 postgresql.conf 中设置 {setting} = on 并重新加载。',
      my: 'Tetapkan {setting} = on dalam postgresql.conf dan muat semula PostgreSQL.',
    },
  },
  databaseLate: {
    found: {
      en: 'synchronous_commit is off: a crash can lose the last saved answers.',
      zh: 'synchronous_commit 已关闭：崩溃时可能丢失最近保存的作答。',
      my: 'synchronous_commit dimatikan: kerosakan boleh menghilangkan jawapan terakhir yang disimpan.',
    },
    act: {
      en: 'Set synchronous_commit = on in postgresql.conf and reload PostgreSQL.',
      zh: '请在 postgresql.conf 中设置 synchronous_commit = on 并重新加载。',
      my: 'Tetapkan synchronous_commit = on dalam postgresql.conf dan muat semula PostgreSQL.',
    },
  },
  databaseCollation: {
    found: {
      en: 'The database was made with collation version {was}, and the system now has {now}: indexes of texts may be wrong.',
      zh: '数据库建立时的排序规则版本为 {was}，系统现为 {now}：文本索引可能有误。',
      my: 'Pangkalan data dibuat dengan kolasi versi {was}, tetapi sistem kini {now}: indeks teks mungkin salah.',
    },
    act: {
      en: 'Run reindex database and then alter database … refresh collation version, in psql.',
      zh: '请在 psql 中运行 reindex database，然后运行 alter database … refresh collation version。',
      my: 'Jalankan reindex database, kemudian alter database … refresh collation version, dalam psql.',
    },
  },
  connectionsFew: {
    found: {
      en: 'PostgreSQL lends {most} connections, and one process takes {needed}. A restart without a pause needs two processes.',
      zh: 'PostgreSQL 提供 {most} 个连接，每个进程需要 {needed} 个；不中断的重启需要两个进程。',
      my: 'PostgreSQL menyediakan {most} sambungan dan satu proses mengambil {needed}. Mula semula tanpa henti memerlukan dua proses.',
    },
    act: {
      en: 'Raise max_connections, lower DATABASE_POOL, or put PgBouncer between.',
      zh: '请提高 max_connections、降低 DATABASE_POOL，或使用 PgBouncer。',
      my: 'Naikkan max_connections, kurangkan DATABASE_POOL, atau gunakan PgBouncer.',
    },
  },
  connectionsUsed: {
    found: {
      en: '{used} of {most} connections to PostgreSQL are in use.',
      zh: 'PostgreSQL 的 {most} 个连接已使用 {used} 个。',
      my: '{used} daripada {most} sambungan PostgreSQL sedang digunakan.',
    },
    act: {
      en: 'Raise max_connections, lower DATABASE_POOL, or put PgBouncer between.',
      zh: '请提高 max_connections、降低 DATABASE_POOL，或使用 PgBouncer。',
      my: 'Naikkan max_connections, kurangkan DATABASE_POOL, atau gunakan PgBouncer.',
    },
  },
  directOther: {
    found: {
      en: 'DATABASE_DIRECT_URL leads to another database than DATABASE_URL.',
      zh: 'DATABASE_DIRECT_URL 与 DATABASE_URL 指向不同的数据库。',
      my: 'DATABASE_DIRECT_URL menuju ke pangkalan data yang berbeza daripada DATABASE_URL.',
    },
    act: {
      en: 'Give both the same database: one through the pooler, the other past it.',
      zh: '请让两者指向同一数据库：一个经过连接池，一个直连。',
      my: 'Berikan pangkalan data yang sama: satu melalui pooler, satu lagi terus.',
    },
  },
  directAway: {
    found: {
      en: 'DATABASE_DIRECT_URL cannot be used: {text}',
      zh: 'DATABASE_DIRECT_URL 不可用：{text}',
      my: 'DATABASE_DIRECT_URL tidak dapat digunakan: {text}',
    },
    act: {
      en: 'Correct the address: migrations, locks and notices between processes need it.',
      zh: '请更正该地址：数据库迁移、锁和进程间通知都需要它。',
      my: 'Betulkan alamat itu: migrasi, kunci dan notis antara proses memerlukannya.',
    },
  },
  replicaNone: {
    found: {
      en: 'DATABASE_REPLICA_URL leads to no replica of this database.',
      zh: 'DATABASE_REPLICA_URL 指向的不是此数据库的副本。',
      my: 'DATABASE_REPLICA_URL tidak menuju ke replika pangkalan data ini.',
    },
    act: {
      en: 'Correct the address; until then the primary answers everything.',
      zh: '请更正该地址；在此之前，所有请求都由主数据库处理。',
      my: 'Betulkan alamat itu; sehingga itu pangkalan data utama menjawab semuanya.',
    },
  },
  replicaAway: {
    found: {
      en: 'The replica of the database cannot be used: {text}',
      zh: '数据库副本不可用：{text}',
      my: 'Replika pangkalan data tidak dapat digunakan: {text}',
    },
    act: {
      en: 'Start it, or correct DATABASE_REPLICA_URL; until then the primary answers everything.',
      zh: '请启动副本，或更正 DATABASE_REPLICA_URL；在此之前，所有请求都由主数据库处理。',
      my: 'Mulakan replika itu, atau betulkan DATABASE_REPLICA_URL; sehingga itu pangkalan data utama menjawab semuanya.',
    },
  },
  replicaBehind: {
    found: {
      en: 'The replica of the database is {count} MB behind.',
      zh: '数据库副本落后 {count} MB。',
      my: 'Replika pangkalan data ketinggalan {count} MB.',
    },
    act: {
      en: 'Look at its load and its disk; until it has caught up, the primary answers everything.',
      zh: '请检查副本的负载和磁盘；在它追上之前，所有请求都由主数据库处理。',
      my: 'Periksa beban dan cakeranya; sehingga replika itu mengejar semula, pangkalan data utama menjawab semuanya.',
    },
  },
  databaseReadOnly: {
    found: {
      en: 'The embedded database saves nothing, because its disk is nearly full.',
      zh: '内置数据库因磁盘将满而无法保存。',
      my: 'Pangkalan data terbenam tidak menyimpan apa-apa kerana cakeranya hampir penuh.',
    },
    act: {
      en: 'Free space on the disk of DATA_DIR.',
      zh: '请清理 DATA_DIR 所在磁盘的空间。',
      my: 'Kosongkan ruang pada cakera DATA_DIR.',
    },
  },
  migrationsOk: {
    found: {
      en: 'All {count} migrations have run.',
      zh: '{count} 个数据库迁移已全部执行。',
      my: 'Kesemua {count} migrasi telah dijalankan.',
    },
  },
  migrationsWaiting: {
    found: {
      en: '{count} migrations have not run, the first is {name}.',
      zh: '有 {count} 个数据库迁移未执行，第一个是 {name}。',
      my: '{count} migrasi belum dijalankan, yang pertama ialah {name}.',
    },
    act: {
      en: 'Start the server of this version, which runs them.',
      zh: '请启动此版本的服务器，它会执行迁移。',
      my: 'Mulakan pelayan versi ini, yang akan menjalankannya.',
    },
  },
  migrationsLater: {
    found: {
      en: 'The database has {count} migrations that this program does not know, such as {name}.',
      zh: '数据库中有 {count} 个本程序未知的迁移，例如 {name}。',
      my: 'Pangkalan data mempunyai {count} migrasi yang tidak dikenali program ini, contohnya {name}.',
    },
    act: {
      en: 'Install the version that made them, or restore the backup from before the update.',
      zh: '请安装产生这些迁移的版本，或恢复更新前的备份。',
      my: 'Pasang versi yang membuatnya, atau pulihkan sandaran sebelum kemas kini.',
    },
  },
  migrationsNone: {
    found: { en: 'The database is empty.', zh: '数据库为空。', my: 'Pangkalan data kosong.' },
    act: {
      en: 'Begin with npm run setup.',
      zh: '请用 npm run setup 开始。',
      my: 'Mulakan dengan npm run setup.',
    },
  },
  secretOk: {
    found: {
      en: 'SECRET is the one that the database was begun with.',
      zh: 'SECRET 与数据库建立时一致。',
      my: 'SECRET sama dengan yang digunakan semasa pangkalan data dimulakan.',
    },
  },
  secretOther: {
    found: {
      en: 'SECRET is another one than the database was begun with.',
      zh: 'SECRET 与数据库建立时不一致。',
      my: 'SECRET berbeza daripada yang digunakan semasa pangkalan data dimulakan.',
    },
    act: {
      en: 'Set the SECRET of then: signed addresses, codes and encrypted data depend on it.',
      zh: '请恢复当时的 SECRET：签名地址、代码和加密数据都依赖它。',
      my: 'Tetapkan SECRET asal: alamat bertanda, kod dan data yang disulitkan bergantung padanya.',
    },
  },
  secretNone: {
    found: {
      en: 'The database has no key yet. The first start makes it.',
      zh: '数据库尚无密钥，首次启动时会生成。',
      my: 'Pangkalan data belum mempunyai kunci. Permulaan pertama akan membuatnya.',
    },
  },
  workerOk: {
    found: {
      en: 'The job worker runs: its last job began {seconds} s ago.',
      zh: '任务进程运行正常：最近一次任务于 {seconds} 秒前开始。',
      my: 'Pekerja tugas berjalan: tugas terakhirnya bermula {seconds} s lalu.',
    },
  },
  workerSilent: {
    found: {
      en: 'No job has begun for {minutes} minutes.',
      zh: '已有 {minutes} 分钟没有任务开始。',
      my: 'Tiada tugas bermula selama {minutes} minit.',
    },
    act: {
      en: 'Start a process with WORKER=1: deadlines, mails and videos wait for it.',
      zh: '请启动 WORKER=1 的进程：截止时间、邮件和视频都依赖它。',
      my: 'Mulakan proses dengan WORKER=1: tarikh akhir, e-mel dan video menunggunya.',
    },
  },
  workerNone: {
    found: {
      en: 'No job has ever begun.',
      zh: '从未有任务开始。',
      my: 'Belum pernah ada tugas yang bermula.',
    },
    act: {
      en: 'Start a process with WORKER=1.',
      zh: '请启动 WORKER=1 的进程。',
      my: 'Mulakan proses dengan WORKER=1.',
    },
  },
  queueOk: {
    found: {
      en: 'No job is late, and none failed in the last day.',
      zh: '没有延迟的任务，最近一天也没有失败的任务。',
      my: 'Tiada tugas yang lewat, dan tiada yang gagal sehari lalu.',
    },
  },
  queueLate: {
    found: {
      en: '{count} jobs are due. The oldest, {name}, waits for {minutes} minutes.',
      zh: '有 {count} 个到期任务，最早的 {name} 已等待 {minutes} 分钟。',
      my: '{count} tugas perlu dijalankan. Yang paling lama, {name}, menunggu {minutes} minit.',
    },
    act: {
      en: 'Start another process with WORKER=1, and look in the log for what takes long.',
      zh: '请再启动一个 WORKER=1 的进程，并在日志中查找耗时的任务。',
      my: 'Mulakan satu lagi proses dengan WORKER=1, dan cari dalam log apa yang mengambil masa.',
    },
  },
  jobsFailed: {
    found: {
      en: '{count} jobs failed in the last day after all tries: {names}',
      zh: '最近一天有 {count} 个任务在多次重试后失败：{names}',
      my: '{count} tugas gagal sehari lalu selepas semua percubaan: {names}',
    },
    act: {
      en: 'Look for “job queue” in the log of the worker.',
      zh: '请在任务进程的日志中查找 “job queue”。',
      my: 'Cari “job queue” dalam log pekerja.',
    },
  },
} satisfies Record<string, FindingTexts>
