-- Gives new names to accounts without a name, because these accounts showed the masked phone to
-- other people in lists and exams.
update users
set name = case schools.default_language when 'zh' then '学员' when 'my' then 'Pelajar' else 'Student' end
  || ' ' || users.id
from schools
where schools.id = users.school_id and users.name ~ '^[0-9]{3}[*]{4}[0-9]{3}$';
