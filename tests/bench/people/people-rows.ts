/** Realistic names in two scripts, numbers and some 2,400 classes. */
export const peopleRows = (schoolId: number, count: number) => `
  insert into users (school_id, area_code, mobile, name, roles, student_card, class_name, created_at)
  select ${schoolId}, '60', (300000000 + n)::text,
    case when n % 3 = 0 then '陈' || chr(19968 + n % 20000) || chr(19968 + (n * 7) % 20000)
      else (array['Aisyah', 'Tan', 'Muthu', 'Nurul', 'Wei Jie', 'Siti', 'Kumar', 'Hafiz'])[1 + n % 8] || ' ' ||
        (array['binti Hamzah', 'Mei Ling', 'a/l Raju', 'Abdullah', 'Rahman', 'Chong', 'Devi'])[1 + n % 7] || ' ' || n end,
    'student,normal', '20' || (20 + n % 6) || '-' || n, '20' || (20 + n % 6) || '-' || n % 400, now()
  from generate_series(1, ${count}) n`
