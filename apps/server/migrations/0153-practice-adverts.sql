-- PRC-010, PRC-012, PRC-013: three more positions of adverts, 6 at the top of the practice area, 7
-- and 8 its lists of partners.
alter table adverts drop constraint adverts_place_check;
alter table adverts add constraint adverts_place_check check (place between 1 and 8);
