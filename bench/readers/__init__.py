"""The readers of files from other sources, by name."""

from bench.readers import kept_games, languages, own_files, players, solved_games, sound_packs
from bench.readers.reader import Reader, whole_characters

READERS: dict[str, Reader] = {
    "journal": Reader(kept_games.journal, kept_games.journals, kept_games.sealed),
    "settings": Reader(own_files.settings, own_files.own_settings, whole_characters),
    "keymap": Reader(own_files.keymap, own_files.keymaps, whole_characters),
    "last": Reader(own_files.last, own_files.lasts, whole_characters),
    "best": Reader(own_files.best, own_files.bests, whole_characters),
    "practice": Reader(players.practice, players.practices, players.resealed),
    "moved": Reader(players.moved, players.moved_files, players.with_one_damaged),
    "records": Reader(own_files.records, own_files.record_files),
    "pack": Reader(sound_packs.pack, sound_packs.packs, whole_characters),
    "ogg": Reader(sound_packs.ogg, sound_packs.oggs, sound_packs.checked_pages),
    "wav": Reader(sound_packs.wav, sound_packs.wavs),
    "catalogue": Reader(languages.catalogue, languages.catalogues, whole_characters),
    "readings": Reader(languages.readings, languages.reading_tables, whole_characters),
    "table": Reader(solved_games.table, solved_games.tables, solved_games.with_fitting_sum),
}
